import { cpf } from 'cpf-cnpj-validator'

/** Whether these are the eleven digits of a CPF, by its check digits (Receita Federal, modulus 11). */
export const isCpf = (text: string): boolean => cpf.isValid(text)
