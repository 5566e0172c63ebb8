export { addressParams, listAsLeft, rowOf, type SavedRow } from './address'
export { Avatar } from './avatar'
export { Brand, MARK, Mark } from './brand'
export { ConfirmProvider, fetchConfirm, useConfirm } from './confirm'
export { DateOrderSelect } from './date-order'
export { useDocumentTitle } from './document-title'
export { firstOf } from './first-of'
export {
  formatAverage,
  formatClock,
  formatDate,
  formatDay,
  formatInstant,
  formatLongDate,
  formatMoney,
  formatMonth,
  formatMonthTitle,
  isZero,
  monthTitles,
} from './format'
export { InputWith, type InputWithProps } from './input-with'
export { keepKeyPressesWhole } from './key-press'
export { Modal } from './modal'
export { daysOf, MonthNav } from './month-nav'
export { PageHeader } from './page-header'
export { Pill } from './pill'
export { SectionLinks } from './section-links'
export { singleKeys, switchSingleKeys } from './single-keys'
export { EmptyState, ErrorState, PageSpinner, Skeleton } from './states'
export { closeToasts, fetchToaster, toast } from './toast'
export { useUnsavedInModal } from './unsaved-in-modal'
export { Balance, DateText, DayText, Difference, type DotColor, Money, StatusDot, TimeZone } from './values'
