export { later } from './later'
export { isOffline, useOffline } from './network'
export { laterRoutes } from './routes'
export { hasUnsavedInput, useUnsavedInput } from './unsaved'
