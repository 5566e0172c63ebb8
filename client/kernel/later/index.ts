export { type Later, later } from './later'
export { isOffline, useNetworkBack, useOffline } from './network'
export { laterRoutes } from './routes'
export { hasUnsavedInput, useAnyUnsavedInput, useUnsavedInput } from './unsaved'
