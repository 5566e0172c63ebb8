export { useUsuarioSearch, usuarioChoice } from './choices'
export { Pessoa } from './pessoa'
