export { AdicionarAoDepartamento } from './lote'
export { StatusMembro } from './status'
