import { nomeAcao } from '../../acesso/acoes'
import { nomeTabela } from '../tabelas'
import type { AuditoriaLinhaFragment } from './auditoria.generated'

export const OPERACOES: Record<string, string> = {
  criar: 'Criado',
  alterar: 'Alterado',
  excluir: 'Excluído',
  restaurar: 'Restaurado',
  apagar: 'Apagado',
  evento: 'Evento',
}

/** The name of the user who did it, or 'Sistema' or 'Plataforma'. */
export const quem = ({ idUsuario, nomeUsuario }: AuditoriaLinhaFragment): string =>
  nomeUsuario ?? (idUsuario === null ? 'Sistema' : 'Plataforma')

/** The affected record: 'Pessoa: Ana Lima', or its id if it has no name any more. */
export function registro({ tabela, idRegistro, nomeRegistro, acao }: AuditoriaLinhaFragment): string {
  if (!tabela) return nomeAcao(acao)
  return nomeRegistro ? `${nomeTabela(tabela)}: ${nomeRegistro}` : `${nomeTabela(tabela)} nº ${idRegistro}`
}
