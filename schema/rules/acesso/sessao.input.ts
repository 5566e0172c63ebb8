import { z } from 'zod'
import { email, optional } from '../formats.js'
import { codigoDeVerificacao, usuarioInput } from './usuario.input.js'

/** The fields that people may change in their own record, with the rules of the person's form. */
export const meuPerfilInput = usuarioInput
  .pick({
    name: true,
    telefoneUsuario: true,
    dataNascimento: true,
    estadoCivil: true,
    cep: true,
    endereco: true,
    numero: true,
    complemento: true,
    bairro: true,
    cidade: true,
    uf: true,
    versao: true,
  })
  .extend({ email: optional(email()), password: z.string().max(200).nullish(), codigo: codigoDeVerificacao })
