export type { IgrejaEdicaoFragment } from './igreja.generated'
export { useEnviarLogoIgrejaMutation, useIgrejaQuery, useRemoverLogoIgrejaMutation } from './igreja.generated'
export { IgrejaForm, useIgrejaForm } from './igreja-form'
