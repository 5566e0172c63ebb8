export { PasswordField } from './password-field'
export { email, newPassword, password, repeats, required } from './rules'
export { SenhaDialog } from './senha-dialog'
export { useRulesForm } from './use-rules-form'
