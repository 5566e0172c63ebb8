export { UsoForm, useUsoForm, WithUso } from './uso-form'
