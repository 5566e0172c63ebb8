export * from './push'
export { UpdateNotice } from './update-notice'
export { useNoticeClicks } from './use-notice-clicks'
export { keepShell } from './worker'
