export { ReservasNaHora } from './na-hora'
