export { EscalaCard } from './minhas/card'
