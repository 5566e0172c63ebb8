export { igrejaRoutes, publicRoutes, visitorRoutes } from './routes'
export { igrejaUrls } from './urls'
