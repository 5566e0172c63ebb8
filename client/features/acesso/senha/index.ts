export { PasswordField } from './password-field'
export { email, newPassword, password, repeats, required } from './rules'
export { useRulesForm } from './use-rules-form'
