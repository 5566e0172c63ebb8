export { PasswordField } from './password-field'
export { email, newPassword, password, repeated, required } from './rules'
export { useRulesForm } from './use-rules-form'
