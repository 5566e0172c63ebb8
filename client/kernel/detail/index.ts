export { Facts } from './facts'
export { DetailCard, DetailLayout } from './layout'
export { ShowMore } from './show-more'
