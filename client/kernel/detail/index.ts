export { Facts } from './facts'
export { DetailCard, DetailLayout } from './layout'
