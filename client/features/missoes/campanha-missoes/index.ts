export { Reached } from './reached'
export { StatusCampanha } from './status'
