export { ReservasNaHora } from './na-hora'
export { Quando } from './quando'
