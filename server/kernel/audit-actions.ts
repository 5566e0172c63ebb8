import type { Action } from './access/actions.js'

/**
 * What the audit log tells besides the actions of the permission table: single events, and what the system does by itself. A
 * screen words each of them (client/features/igreja/acoes.ts), and a test sees that none is forgotten.
 */
export const eventos = [
  'assinatura.ativar',
  'assinatura.avisar',
  'assinatura.desistir',
  'ata.baixar',
  'calendario.assinatura',
  'calendario.criarEndereco',
  'calendario.revogarEndereco',
  'contaPagar.repetir',
  'contaReceber.repetir',
  'contato.enviar',
  'demonstracao.preencher',
  'doisFatores.ativar',
  'doisFatores.desativar',
  'doisFatores.usar',
  'email.enviar',
  'escalaCulto.avisar',
  'igreja.cadastrar',
  'importacao.limpar',
  'lgpd.anonimizar',
  'lgpd.apagarArquivos',
  'lgpd.apagarIgreja',
  'lgpd.solicitarDados',
  'limpeza',
  'plataforma.administrador',
  'plataforma.consultar',
  'reciboDizimo.baixar',
  'relatorio.gerar',
  'relatorio.limpar',
  'senha.alterar',
  'senha.convidar',
  'senha.recuperar',
  'senha.redefinir',
  'sessao.entrar',
  'sessao.sair',
  'sessao.usar',
  'sistema',
  'tarefa.repetir',
  'tokenApi.criar',
  'token_api.usar',
] as const

/** The name of anything that the audit log tells. The payment provider's messages keep its own names. */
export type Acao = Action | (typeof eventos)[number] | `pagamento.${string}`
