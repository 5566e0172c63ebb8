import { z } from 'zod'
import { cep, cnpj, email, flag, nameText, optional, phone, text, versao } from '../formats.js'

const zones = new Set(Intl.supportedValuesOf('timeZone'))

const ufs = 'AC AL AP AM BA CE DF ES GO MA MT MS MG PA PB PR PE PI RJ RN RS RO RR SC SP SE TO'.split(' ')

/** A name alone is nobody whom people could ask. */
export const encarregadoSemContato = 'Informe o e-mail ou o telefone do encarregado.'

export const igrejaInput = z
  .object({
    nome: nameText(120, 'Informe o nome da igreja.'),
    cnpj: optional(cnpj()),
    telefone: optional(phone()),
    email: optional(email()),
    chavePix: optional(text(77)),
    assinanteRecibos: optional(text(120)),
    cargoRecibos: optional(text(60)),
    encarregado: optional(text(120)),
    emailEncarregado: optional(email()),
    telefoneEncarregado: optional(phone()),
    pequenoPorte: optional(flag()),
    cep: optional(cep()),
    endereco: optional(text(150)),
    numero: optional(text(20)),
    complemento: optional(text(80)),
    bairro: optional(text(80)),
    cidade: optional(text(80)),
    uf: optional(
      text(2)
        .transform((uf) => uf.toUpperCase())
        .refine((uf) => ufs.includes(uf), 'Estado inválido.'),
    ),
    fusoHorario: z.string('Escolha o fuso horário.').refine((zone) => zones.has(zone), 'Escolha o fuso horário.'),
    versao,
  })
  // what is not sent stays; the use case asks what is stored
  .refine(
    ({ encarregado, emailEncarregado, telefoneEncarregado }) =>
      !encarregado || emailEncarregado !== null || telefoneEncarregado !== null,
    { path: ['emailEncarregado'], message: encarregadoSemContato },
  )
