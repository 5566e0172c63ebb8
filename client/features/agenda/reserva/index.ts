export { ReservasNaHora } from './na-hora'
export { hoursText } from './periodo'
export { Quando } from './quando'
