import type { TableName } from '../../data/tenant/records.js'

/*
 * What the fields of REST calls name, as the documents of the old integrations spell them. The platform's administrator may
 * leave out the church: then it is that of the record in the path or in a filter and, in the calls of this page alone, of
 * one in the body.
 */

/**
 * What each field names. The first one that is given tells the church; the operation refuses others of another church. People
 * come last, because the path of a membership has its person, or the membership itself.
 */
export const namedTables: Readonly<Record<string, TableName>> = {
  idCelula: 'celula',
  idEvento: 'evento',
  idMissao: 'missao',
  idCampanha: 'campanha_missoes',
  idClasse: 'classe_ebd',
  idGrupo: 'grupo_louvor',
  groupId: 'grupo_louvor',
  idEnsaio: 'ensaio_louvor',
  idCulto: 'culto',
  idMomento: 'momento_culto',
  idRecurso: 'recurso',
  idTipoRecurso: 'tipo_recurso',
  idTipoPost: 'tipo_post',
  idPatrimonio: 'patrimonio',
  tipoPatrimonio: 'tipo_patrimonio',
  idDepartamento: 'departamento',
  idLocal: 'local',
  idCentroCusto: 'centro_custo',
  idContaFinanceira: 'conta_financeira',
  idFornecedor: 'fornecedor',
  idCategoria: 'categoria',
  idBatizando: 'usuario',
  idVisitado: 'usuario',
  idResponsavel: 'usuario',
  idProfessor: 'usuario',
  idPregador: 'usuario',
  idDirigente: 'usuario',
  idPastor: 'usuario',
  idUsuario: 'usuario',
  idMembro: 'usuario',
}

/** What the uuid in a path names, if it is not the record itself. */
export const namedByUuid: readonly TableName[] = ['membro_celula', 'membro_grupo_louvor']

/** Documented calls whose records stand only in the body. Any other such call must say which church it means. */
export const foundByBody: ReadonlySet<string> = new Set([
  'POST /celulas',
  'POST /membros-celulas',
  'POST /departamentos',
  'POST /departamento-membros',
  'POST /eventos',
  'POST /eventos-membros',
  'POST /missoes',
  'POST /missoes-membros',
  'POST /campanhas-missoes-doacoes',
  'POST /classesEBD',
  'POST /classesEBD-membros',
  'POST /aulasEBD',
  'POST /ensaiosLouvor',
  'POST /setlist-ensaio',
  'POST /cultos',
  'POST /liturgiaCulto',
  'POST /participacoes-cultos',
  'POST /escalas-cultos',
  'POST /recursos',
  'POST /reservas',
  'POST /posts',
  'POST /batismo',
  'POST /visitas-pastorais',
  'POST /patrimonios',
  'POST /patrimonio-manutencoes',
  'POST /orcamentos',
  'POST /dizimos',
  'POST /entradas',
  'POST /saidas',
  'POST /centro-custo',
  'POST /contasPagar',
  'POST /contasReceber',
])
