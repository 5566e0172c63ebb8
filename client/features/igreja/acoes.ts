const RESOURCES: Record<string, string> = {
  eu: 'A própria conta',
  usuario: 'Pessoas',
  departamento: 'Departamentos',
  celula: 'Células',
  encontro: 'Encontros de células',
  nivelUsuario: 'Níveis de usuário',
  patrimonio: 'Patrimônios',
  tipoPatrimonio: 'Tipos de patrimônio',
  manutencaoPatrimonio: 'Manutenções',
  local: 'Locais',
  recurso: 'Recursos',
  tipoRecurso: 'Tipos de recurso',
  reserva: 'Reservas',
  post: 'Posts',
  tipoPost: 'Tipos de post',
  calendario: 'Calendário',
  batismo: 'Batismos',
  visitaPastoral: 'Visitas pastorais',
  reuniaoLideranca: 'Reuniões de liderança',
  culto: 'Cultos',
  liturgiaCulto: 'Ordem dos cultos',
  momentoCulto: 'Momentos do culto',
  presencaCulto: 'Presença nos cultos',
  evento: 'Eventos',
  missao: 'Missões',
  campanhaMissoes: 'Campanhas de missões',
  doacao: 'Doações',
  classeEBD: 'Classes da EBD',
  aulaEBD: 'Aulas da EBD',
  escalaCulto: 'Escalas',
  grupoLouvor: 'Grupos de louvor',
  membroGrupoLouvor: 'Membros de grupos de louvor',
  ensaioLouvor: 'Ensaios',
  setlistEnsaio: 'Setlists de ensaios',
  entrada: 'Entradas',
  saida: 'Saídas',
  contaPagar: 'Contas a pagar',
  contaReceber: 'Contas a receber',
  centroCusto: 'Centros de custo',
  dizimo: 'Dízimos',
  orcamento: 'Orçamentos',
  livroCaixa: 'Livro-caixa',
  fechamento: 'Fechamento de meses',
  relatorio: 'Relatórios',
  busca: 'Busca',
  lixeira: 'Lixeira',
  auditoria: 'Auditoria',
  igreja: 'Dados da igreja',
  assinatura: 'Assinatura',
  tokenApi: 'Tokens de API',
  explorador: 'Explorador GraphQL',
  plataforma: 'Plataforma',
}

const VERBS: Record<string, string> = {
  ler: 'ver',
  escrever: 'criar, editar e excluir',
  criar: 'criar',
  editar: 'editar',
  excluir: 'excluir',
  exportar: 'exportar',
  importar: 'importar',
  alterarPerfil: 'mudar o perfil',
  confirmar: 'confirmar a própria',
  registrar: 'registrar a de outras pessoas',
  lerDadosPessoais: 'ver dados pessoais',
  lerDeTodos: 'ver os de todas as pessoas',
  lerDoador: 'ver quem doou',
  lerFrequencia: 'ver a frequência de cada aluno',
  abrirArea: 'abrir a área de impressão',
  aprovar: 'aprovar e recusar',
  lerComentario: 'ver o comentário',
  lerRascunhoAta: 'ver rascunhos de atas',
  aprovarAta: 'aprovar atas',
  assinar: 'assinar',
  restaurar: 'restaurar',
  fechar: 'fechar',
  reabrir: 'reabrir',
  administrar: 'administrar',
  operar: 'operar',
  usar: 'usar',
  encerrar: 'encerrar a conta',
  responder: 'responder às próprias',
  revogar: 'revogar',
}

/** 'contaPagar' to 'Conta pagar': readable also for what is not in the lists above yet. */
function spaced(name: string): string {
  const words = name.replace(/([A-Z])/g, ' $1').toLocaleLowerCase('pt-BR')
  return words.charAt(0).toLocaleUpperCase('pt-BR') + words.slice(1)
}

export type Ability = { resource: string; verbs: { action: string; text: string }[] }

/** The table's action names ('patrimonio.escrever') in words, grouped by what they are about. */
export function abilities(acoes: readonly string[]): Ability[] {
  const groups = new Map<string, Ability>()
  for (const action of acoes) {
    const [name = '', verb = ''] = action.split('.')
    const group = groups.get(name) ?? { resource: RESOURCES[name] ?? spaced(name), verbs: [] }
    group.verbs.push({ action, text: VERBS[verb] ?? spaced(verb).toLocaleLowerCase('pt-BR') })
    groups.set(name, group)
  }
  return [...groups.values()]
}

/** One action of the table in words: 'Contas a pagar: criar, editar e excluir'. @returns undefined for what is no action of it */
function abilityText(action: string): string | undefined {
  const [name = '', verb = ''] = action.split('.')
  const [resource, text] = [RESOURCES[name], VERBS[verb]]
  return resource && text && `${resource}: ${text}`
}

/** What is no action of the permission table: single events, and what the system does by itself. */
const EVENTOS: Record<string, string> = {
  'assinatura.ativar': 'Assinatura paga',
  'assinatura.avisar': 'Aviso de pagamento atrasado',
  'assinatura.desistir': 'Cadastro cancelado sem pagamento',
  'ata.baixar': 'Ata baixada em PDF',
  'calendario.assinatura': 'Calendário lido por um programa',
  'calendario.criarEndereco': 'Endereço de calendário criado',
  'calendario.revogarEndereco': 'Endereço de calendário revogado',
  'contaPagar.repetir': 'Conta a pagar que se repete',
  'contaReceber.repetir': 'Conta a receber que se repete',
  'contato.enviar': 'Mensagem pelo formulário de contato',
  'demonstracao.preencher': 'Dados de demonstração',
  'doisFatores.ativar': 'Verificação em duas etapas ativada',
  'doisFatores.desativar': 'Verificação em duas etapas desativada',
  'doisFatores.usar': 'Código de verificação usado',
  'email.enviar': 'E-mail enviado',
  'escalaCulto.avisar': 'Aviso de escala',
  'igreja.cadastrar': 'Cadastro da igreja',
  'importacao.limpar': 'Limpeza de importações antigas',
  'lgpd.anonimizar': 'Conta excluída e dados apagados',
  'lgpd.apagarArquivos': 'Arquivos apagados',
  'lgpd.apagarIgreja': 'Igreja apagada',
  'lgpd.solicitarDados': 'Cópia dos próprios dados',
  limpeza: 'Limpeza noturna',
  'plataforma.administrador': 'Acesso dado na linha de comando',
  'plataforma.consultar': 'Consulta da plataforma',
  'reciboDizimo.baixar': 'Recibo de dízimo baixado',
  'relatorio.gerar': 'Relatório gerado',
  'relatorio.limpar': 'Limpeza de relatórios antigos',
  'senha.alterar': 'Senha alterada',
  'senha.convidar': 'Convite para entrar',
  'senha.recuperar': 'Recuperação de senha pedida',
  'senha.redefinir': 'Senha redefinida',
  'sessao.entrar': 'Entrada no sistema',
  'sessao.sair': 'Saída do sistema',
  'sessao.usar': 'Sessão usada',
  sistema: 'Sistema',
  'tarefa.repetir': 'Tarefa repetida',
  'tokenApi.criar': 'Token de API criado',
  'token_api.usar': 'Token de API usado',
}

/** What the audit log tells, for people to read: an action of the table, or one of the others (server/kernel/audit-actions.ts). */
export const nomeAcao = (acao: string): string =>
  EVENTOS[acao] ?? abilityText(acao) ?? (acao.startsWith('pagamento.') ? 'Mensagem do provedor de pagamento' : acao)
