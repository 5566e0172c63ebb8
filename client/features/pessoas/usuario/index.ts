export { useUsuarioSearch, usuarioChoice } from './choices'
