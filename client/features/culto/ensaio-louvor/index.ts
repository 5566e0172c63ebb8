export { MusicasDoCulto } from './musicas'
export { Status } from './status'
