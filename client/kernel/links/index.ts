export { addressText, MapLink } from './address'
export { phoneText } from './phone'
export { ShareLinks } from './share'
