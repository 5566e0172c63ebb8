import type { tiposDeDados } from '../../../../schema/rules/igreja/incidente.input'

const nomes: Record<(typeof tiposDeDados)[number], string> = {
  identificacao: 'Identificação (nome, documentos, nascimento)',
  contato: 'Contato (telefone, e-mail, endereço)',
  financeiros: 'Financeiros (contribuições, conta)',
  saude: 'Saúde',
  religiosos: 'Vida na igreja e convicção religiosa',
  criancas: 'Crianças e adolescentes',
  idosos: 'Pessoas idosas',
  autenticacao: 'Acesso (senha, token)',
  sigilo: 'Sigilo (aconselhamento)',
  outros: 'Outros',
}

/** The kinds of data, in the order of the form. */
export const tipos = Object.entries(nomes).map(([value, text]) => ({ value, text }))

export const nomeDados = (tipo: string): string => tipos.find(({ value }) => value === tipo)?.text ?? tipo
