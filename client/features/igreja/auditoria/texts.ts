import type { AuditoriaLinhaFragment } from './auditoria.generated'

export const OPERACOES: Record<string, string> = {
  criar: 'Criado',
  alterar: 'Alterado',
  excluir: 'Excluído',
  restaurar: 'Restaurado',
  apagar: 'Apagado',
  evento: 'Evento',
}

/** Who did it, for people to read. */
export const quem = ({ idUsuario, nomeUsuario }: AuditoriaLinhaFragment): string =>
  nomeUsuario ?? (idUsuario === null ? 'Sistema' : 'Plataforma')
