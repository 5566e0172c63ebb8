export { DateField } from './date/date-field'
export { DateTimeField } from './date/date-time-field'
export { EditScreen } from './edit-screen'
export { Form } from './form'
export { FormFooter, Section } from './layout'
export { LeaveGuard, useLeaveGuard } from './leave-guard'
export {
  CepField,
  CnpjField,
  CpfField,
  CpfOrCnpjField,
  MoneyField,
  PhoneField,
  TimeField,
} from './masked/masked-fields'
export { NumberField } from './number-field'
export { PhotoField } from './photo-field'
export { RecordField } from './record/record-field'
export { RecordInput } from './record/record-input'
export type { RecordSearch } from './record/record-search'
export { searchAgain, useFound } from './record/record-search'
export { RecordsField } from './record/records-field'
export { SearchFailed } from './record/search-failed'
export { RecordForm } from './record-form'
export { SelectField, SwitchField, TextArea, TextField } from './text-fields'
export { useAskAgain } from './use-ask-again'
export { usePhoto } from './use-photo'
export type { ZodForm } from './zod-form'
export { useZodForm } from './zod-form'
