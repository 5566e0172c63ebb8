export { ConvitePorLink } from './convite-por-link'
