export { meioChoices } from './meios'
