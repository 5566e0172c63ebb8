export { moduloTexts } from './modulos'
export { UsoForm, useUsoForm, WithUso } from './uso-form'
