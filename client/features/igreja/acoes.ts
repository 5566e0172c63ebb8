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
