export { MusicasDoCulto } from './musicas'
export { Status } from './status'
export { tomChoices, tomText } from './tons'
