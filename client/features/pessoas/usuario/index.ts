export { useUsuarioSearch, usuarioChoice } from './choices'
export { PersonLink, phoneText } from './contact'
export { NoPeople } from './no-people'
