import { transaction } from '../../server/kernel/tenant/session.js'
import { anotherDay, type TestApp, type TestChurch, unique } from './harness.js'

/** What the sweeps need to know of one kind of record. Each new feature adds its own; the sweeps say when one is missing. */
export interface RecordKind {
  table: string
  /** makes one as people make it, in a church that has one of every kind before it in the list */
  make(app: TestApp, token: string): Promise<unknown>
  /** SQL that adds $2 rows to the church $1; for the kinds that have a list with pages */
  rows?: string
  /** its input type in GraphQL, which REST takes too; links, which people only make and break, need none */
  input?: string
  /** path of its REST calls: '/celulas/{idCelula}/encontros' */
  path?: string
  /** input that the server takes, different at every call; `ref` names the record that `refs` point to */
  sample?(ref?: string | number): Record<string, unknown>
  /** fields of its input and of its filter that name records of other kinds */
  refs?: readonly string[]
  /** REST list of the records that `refs` may name; /tipoPatrimonios unless told */
  refPath?: string
  /** fields of filters alone that name records of its kind */
  filters?: readonly string[]
  /** its REST calls are walked by a test of their own: it names more than one record, or has steps */
  byHand?: boolean
}

/** A picture of one pixel. */
export const picture = {
  name: 'foto.png',
  type: 'image/png',
  data: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

const people = () => ({
  name: 'membros.csv',
  type: 'text/csv',
  data: Buffer.from(`name,email\nInês Importada,${unique('ines')}@exemplo.com.br\n`),
})

const firstOf = async (app: TestApp, token: string, path: string): Promise<number> =>
  (await app.rest(token, 'GET', `${path}?limit=1`)).body[0].id

/** The newest people of a church join its newest record of the kind. */
const membersOf = (kind: 'evento' | 'missao') =>
  `insert into membro_${kind} (id_cliente, id_${kind}, id_membro)
    select $1::int, (select max(id) from ${kind} where id_cliente = $1::int), id
    from usuario where id_cliente = $1::int order by id desc limit $2`

const post =
  (path: string, sample: () => object): RecordKind['make'] =>
  async (app, token) =>
    done(await app.rest(token, 'POST', path, sample()))

const usuario = () => ({ name: unique('Inês da Silva '), email: `${unique('ines')}@exemplo.com.br` })

const tipoPatrimonio = () => ({ tipoPatrimonio: unique('Instrumentos ') })

const local = () => ({ nomeLocal: unique('Salão '), endereco: 'Rua das Flores, 10', capacidade: 120 })

const patrimonio = (ref: string | number = '') => ({
  nomePatrimonio: 'Piano de cauda',
  codigoPatrimonio: unique('PIANO-'),
  tipoPatrimonio: ref,
})

const departamento = (ref?: string | number) => ({
  tituloDepartamento: unique('Recepção '),
  ...(ref !== undefined && { idResponsavel: ref }),
})

const batismo = (ref: string | number = '') => ({ idBatizando: ref, idPastor: ref, dataBatismo: '2026-05-10' })

const visitaPastoral = (ref: string | number = '') => ({
  idPastor: ref,
  idVisitado: ref,
  dataVisita: '2026-05-12',
  comentarioVisita: 'A família passa bem.',
})

const reuniaoLideranca = () => ({ dataReuniao: '2026-06-02', pautaReuniao: unique('Retiro de jovens ') })

const ata = () => ({ textoAta: `<p>${unique('Decidiu-se pelo retiro ')}</p>` })

/** Somebody new in the church. @returns the number */
const somebody = async (app: TestApp, token: string, data: object = {}): Promise<number> =>
  done(await app.rest(token, 'POST', '/user', { ...usuario(), ...data })).body.id

const evento = (ref?: string | number) => ({
  nomeEvento: unique('Retiro '),
  idLocal: ref,
  dataInicio: '2026-12-05T19:30',
  dataFim: '2026-12-07T12:00:00-03:00',
  vagas: 40,
})

const missao = (ref?: string | number) => ({ nomeMissao: unique('Sertão '), idResponsavel: ref })

const celula = (ref?: string | number) => ({
  nomeCelula: unique('Célula '),
  diaCelula: 3,
  horaCelula: '19:30',
  ...(ref && { idResponsavel: ref }),
})

const membroCelula = (ref: string | number = '') => ({ idCelula: ref, idMembro: ref })

const encontro = (ref: string | number = '') => ({ idCelula: ref, dataEncontro: anotherDay(), temaEstudo: 'Salmo 23' })

const campanhaMissoes = () => ({
  nomeCampanha: unique('Campanha '),
  tipoCampanha: 'nacional',
  dataInicio: '2026-03-01',
  dataFim: '2026-09-30',
  alvoCampanha: '5000.00',
})

const doacao = (ref: string | number = '') => ({ idCampanha: ref, idMembro: ref, valorDoacao: '50.25' })

const classeEBD = (ref?: string | number) => ({
  nomeClasse: unique('Classe '),
  faixaEtaria: '9 a 11 anos',
  ...(ref && { idProfessor: ref }),
})

/** A Sunday that no other lesson of this run has. */
let sundays = 0
const domingo = () => new Date(Date.UTC(2000, 0, 2 + 7 * sundays++)).toISOString().slice(0, 10)

const aulaEBD = (ref: string | number = '') => ({
  idClasse: ref,
  dataAula: domingo(),
  temaAula: 'A arca de Noé',
  oferta: '12.50',
})

/** SQL: of the church $1 the cell that comes first in the list, and its meeting that does. */
const firstCelula = `(select id from celula where id_cliente = $1::int and excluido_em is null order by nome_ordem, id limit 1)`
const firstEncontro = `(select id from encontro where id_celula = ${firstCelula} and excluido_em is null
  order by data_encontro desc, id desc limit 1)`
const lastPeople = `(select id from usuario where id_cliente = $1::int order by id desc limit $2) u`

const lancamento = (ref?: string | number) => ({
  descricao: unique('Oferta do culto '),
  data: '2026-05-10',
  categoria: 2,
  valor: '150.25',
  idCentroCusto: ref,
})

const centroCusto = (ref: string | number = '') => ({ nome: unique('Louvor '), idDepartamento: ref })

const conta = (ref: string | number = '') => ({
  descricaoConta: unique('Conta de luz '),
  valorConta: '320.45',
  dataVencimentoConta: '2026-12-10',
  idCentroCusto: ref,
})

/** Accounts of the first cost centre, open ones that are due one day after the other. */
const contas = (table: string, status: string) => `insert into ${table}
    (id_cliente, descricao_conta, valor_conta, data_vencimento_conta, status_conta, id_centro_custo)
  select $1::int, 'Conta ' || i, i, date '2025-12-31' + i, '${status}',
    (select min(id) from centro_custo where id_cliente = $1::int)
  from generate_series(1, $2) i`

const makeConta =
  (path: string): RecordKind['make'] =>
  async (app, token) =>
    done(await app.rest(token, 'POST', path, conta(await firstOf(app, token, '/centro-custo'))))
const tipoRecurso = () => ({ tipoRecurso: unique('Projeção ') })

const recurso = (ref: string | number = '') => ({ nomeRecurso: unique('Projetor '), idTipoRecurso: ref, quantidade: 3 })

let hours = 0
/** Each in an hour of its own, so that any number of them fit. */
const reserva = (ref: string | number = '') => {
  const dataInicio = new Date(Date.UTC(2031, 0, 1, hours++)).toISOString()
  const dataFim = new Date(Date.UTC(2031, 0, 1, hours)).toISOString()
  return { idRecurso: ref, finalidade: unique('Culto de jovens '), dataInicio, dataFim }
}

const tipoPost = () => ({ tipoPost: unique('Aviso ') })

const umPost = (ref: string | number = '') => ({
  idTipoPost: ref,
  tituloPost: unique('Vigília '),
  textoPost: '<p>Sexta-feira, às 22h.</p>',
})

const culto = (ref?: string | number) => ({
  dataCulto: '2026-05-10',
  horaCulto: '19:00',
  temaCulto: unique('Gratidão '),
  visitantes: 3,
  ...(ref && { idDirigente: ref }),
})

const momentoCulto = () => ({ titulo: unique('Coral ') })

const liturgiaCulto = (ref: string | number = '') => ({ idCulto: ref, idMomento: ref, descricao: 'Salmo 100' })

/** SQL: of the church $1 the service that comes first in the list. */
const firstCulto = `(select id from culto where id_cliente = $1::int and excluido_em is null
  order by data_culto desc, hora_culto desc, id desc limit 1)`

/** An entry on each of the last days of 2025. */
const lancamentos = (table: string) => `insert into ${table} (id_cliente, descricao, data, categoria, valor)
  select $1::int, 'Lançamento ' || i, date '2025-12-31' - i, 1 + i % 5, i from generate_series(1, $2) i`

const manutencaoPatrimonio = (ref: string | number = '') => ({
  dataManutencao: '2026-05-12',
  valorManutencao: '310.40',
  idPatrimonio: ref,
  descricaoManutencao: unique('Troca de cabos '),
})

const orcamento = (ref: string | number = '') => ({
  tituloOrcamento: unique('Cantata '),
  dataOrcamento: '2026-12-20',
  valorOrcamento: '2500.00',
  descricaoOrcamento: 'Figurino e lanche.',
  idDepartamento: ref,
})

const dizimo = (ref: string | number = '') => ({
  idMembro: ref,
  valorDizimo: '200.10',
  dataDizimo: '2026-05-10',
  meioDizimo: 'pix',
})

const grupoLouvor = () => ({ nomeGrupo: unique('Vozes ') })

const ensaioLouvor = (ref: string | number = '') => ({ idGrupo: ref, dataEnsaio: '2027-03-05', horaEnsaio: '20:00' })

const musica = (ref: string | number = '') => ({
  idEnsaio: ref,
  nomeMusica: unique('Castelo forte '),
  tomMusica: 'F#m',
  linkMusica: 'https://musica.exemplo.com.br/1',
})

const escalaCulto = (ref: string | number = '') => ({
  idCulto: ref,
  idMembro: ref,
  funcao: unique('Vocal '),
  resposta: 'confirmada',
})

/** SQL: of the church $1 the group that comes first in the list, and its newest rehearsal. */
const firstGrupo = `(select id from grupo_louvor where id_cliente = $1::int and excluido_em is null order by nome_ordem, id limit 1)`
const firstEnsaio = `(select id from ensaio_louvor where id_cliente = $1::int order by data_ensaio desc, hora_ensaio desc, id desc limit 1)`

export const recordKinds: readonly RecordKind[] = [
  {
    table: 'usuario',
    input: 'UsuarioInput',
    path: '/user',
    sample: usuario,
    make: post('/user', usuario),
    rows: `insert into usuario (id_cliente, name, email)
      select $1::int, 'Pessoa ' || i, 'pessoa' || $1::int || '.' || i || '@exemplo.com.br' from generate_series(1, $2) i`,
  },
  {
    table: 'tipo_patrimonio',
    input: 'TipoPatrimonioInput',
    path: '/tipoPatrimonios',
    sample: tipoPatrimonio,
    make: post('/tipoPatrimonios', tipoPatrimonio),
    rows: `insert into tipo_patrimonio (id_cliente, tipo_patrimonio) select $1, 'Tipo ' || i from generate_series(1, $2) i`,
  },
  {
    table: 'local',
    input: 'LocalInput',
    path: '/locais',
    sample: local,
    make: post('/locais', local),
    rows: `insert into local (id_cliente, nome_local, capacidade) select $1, 'Local ' || i, i from generate_series(1, $2) i`,
  },
  {
    table: 'patrimonio',
    input: 'PatrimonioInput',
    path: '/patrimonios',
    sample: patrimonio,
    refs: ['tipoPatrimonio'],
    async make(app, token) {
      const tipo = (await app.rest(token, 'GET', '/tipoPatrimonios?limit=1')).body[0]
      return done(await app.rest(token, 'POST', '/patrimonios', patrimonio(tipo.id)))
    },
    rows: `insert into patrimonio (id_cliente, nome_patrimonio, codigo_patrimonio, tipo_patrimonio)
      select $1::int, 'Bem ' || i, 'C' || i, (select min(id) from tipo_patrimonio where id_cliente = $1::int)
      from generate_series(1, $2) i`,
  },
  {
    table: 'departamento',
    input: 'DepartamentoInput',
    path: '/departamentos',
    sample: departamento,
    refs: ['idResponsavel'],
    refPath: '/user',
    make: post('/departamentos', departamento),
    rows: `insert into departamento (id_cliente, titulo_departamento, id_responsavel)
      select $1::int, 'Departamento ' || i, $1::int from generate_series(1, $2) i`,
  },
  {
    table: 'departamento_membro',
    input: 'MembroDepartamentoInput',
    sample: (ref) => ({ idDepartamento: ref, idMembro: ref }),
    refs: ['idDepartamento', 'idMembro'],
    filters: ['foraDoDepartamento'],
    async make(app, token) {
      const [[departamento], [membro]] = await Promise.all(
        ['/departamentos?limit=1', '/user?limit=1'].map(async (path) => (await app.rest(token, 'GET', path)).body),
      )
      const body = { idDepartamento: departamento.id, idMembro: membro.id, statusMembro: 'ativo' }
      return done(await app.rest(token, 'POST', '/departamento-membros', body))
    },
    rows: `insert into departamento_membro (id_cliente, id_departamento, id_membro)
      select $1::int, (select min(id) from departamento where id_cliente = $1::int), id
      from usuario where id_cliente = $1::int order by id desc limit $2`,
  },
  {
    table: 'celula',
    input: 'CelulaInput',
    path: '/celulas',
    sample: celula,
    refs: ['idResponsavel', 'idLocal'],
    refPath: '/user',
    make: post('/celulas', celula),
    rows: `insert into celula (id_cliente, nome_celula) select $1::int, 'Célula ' || i from generate_series(1, $2) i`,
  },
  {
    table: 'membro_celula',
    filters: ['foraDaCelula'],
    input: 'MembroCelulaInput',
    sample: membroCelula,
    refs: ['idCelula', 'idMembro'],
    async make(app, token) {
      const [{ id: idMembro }] = (await app.rest(token, 'GET', '/user?limit=1')).body
      const [{ id: idCelula }] = (await app.rest(token, 'GET', '/celulas?limit=1')).body
      return done(await app.rest(token, 'POST', '/membros-celulas', { idCelula, idMembro }))
    },
    rows: `insert into membro_celula (id_cliente, id_celula, id_membro)
      select $1::int, ${firstCelula}, u.id from ${lastPeople} on conflict do nothing`,
  },
  {
    table: 'encontro',
    input: 'NovoEncontroInput',
    path: '/celulas/{idCelula}/encontros',
    sample: encontro,
    refs: ['idCelula', 'idLocal'],
    async make(app, token) {
      const path = await realPath(app, token, '/celulas/{idCelula}/encontros')
      return done(await app.rest(token, 'POST', path, encontro()))
    },
    rows: `insert into encontro (id_cliente, id_celula, data_encontro)
      select $1::int, ${firstCelula}, current_date - i::int from generate_series(1, $2) i`,
  },
  {
    table: 'membro_encontro',
    filters: ['foraDoEncontro'],
    path: '/celulas/{idCelula}/encontros/{id}/membros',
    sample: (ref) => ({ idMembro: ref }),
    async make(app, token) {
      const [{ id: idMembro }] = (await app.rest(token, 'GET', '/user?limit=1')).body
      const path = await realPath(app, token, '/celulas/{idCelula}/encontros/{id}/membros')
      return done(await app.rest(token, 'POST', path, { idMembro }))
    },
    rows: `insert into membro_encontro (id_cliente, id_encontro, id_membro)
      select $1::int, ${firstEncontro}, u.id from ${lastPeople} on conflict do nothing`,
  },
  {
    table: 'arquivo',
    async make(app, token) {
      const id = (await app.rest(token, 'GET', '/patrimonios?limit=1')).body[0].id
      const text =
        'mutation($id: ID!, $arquivo: Upload!) { enviarFotoPatrimonio(id: $id, arquivo: $arquivo) { fotoUrl } }'
      return done(await app.upload(token, text, { id }, { arquivo: picture }))
    },
  },
  {
    table: 'batismo',
    input: 'BatismoInput',
    path: '/batismo',
    sample: batismo,
    refs: ['idBatizando', 'idPastor'],
    byHand: true,
    async make(app, token) {
      const people = {
        idBatizando: await somebody(app, token, { recemConvertido: 1 }),
        idPastor: await somebody(app, token),
      }
      return done(await app.rest(token, 'POST', '/batismo', { ...batismo(), ...people }))
    },
    rows: `with batizando as (
        insert into usuario (id_cliente, name) select $1::int, 'Batizando ' || i from generate_series(1, $2) i returning id)
      insert into batismo (id_cliente, id_batizando, id_pastor, data_batismo)
      select $1::int, id, $1::int, date '2026-05-10' from batizando`,
  },
  {
    table: 'visita_pastoral',
    input: 'VisitaPastoralInput',
    path: '/visitas-pastorais',
    sample: visitaPastoral,
    refs: ['idPastor', 'idVisitado'],
    byHand: true,
    async make(app, token) {
      const people = { idPastor: await somebody(app, token), idVisitado: await somebody(app, token) }
      return done(await app.rest(token, 'POST', '/visitas-pastorais', { ...visitaPastoral(), ...people }))
    },
    rows: `insert into visita_pastoral (id_cliente, id_pastor, id_visitado, data_visita)
      select $1::int, $1::int, id, date '2026-05-12'
      from usuario where id_cliente = $1::int and id <> $1::int order by id desc limit $2`,
  },
  {
    table: 'reuniao_lideranca',
    input: 'ReuniaoLiderancaInput',
    path: '/reunioes-lideranca',
    sample: reuniaoLideranca,
    byHand: true,
    make: post('/reunioes-lideranca', reuniaoLideranca),
    rows: `insert into reuniao_lideranca (id_cliente, data_reuniao, pauta_reuniao)
      select $1, date '2026-01-05' + i, 'Pauta ' || i from generate_series(1, $2) i`,
  },
  {
    table: 'ata',
    input: 'AtaInput',
    path: '/reunioes-lideranca/{id}/ata',
    sample: ata,
    byHand: true,
    async make(app, token) {
      const { id } = done(await app.rest(token, 'POST', '/reunioes-lideranca', reuniaoLideranca())).body
      return done(await app.rest(token, 'PUT', `/reunioes-lideranca/${id}/ata`, ata()))
    },
    rows: `insert into ata (id_cliente, id_reuniao, texto_ata)
      select $1::int, id, '<p>Rascunho</p>' from reuniao_lideranca r
      where id_cliente = $1::int and not exists (select from ata where id_reuniao = r.id) order by id desc limit $2`,
  },
  {
    table: 'evento',
    input: 'EventoInput',
    path: '/eventos',
    sample: evento,
    refs: ['idLocal'],
    refPath: '/locais',
    make: post('/eventos', evento),
    rows: `insert into evento (id_cliente, nome_evento, data_inicio, id_local)
      select $1::int, 'Evento ' || i, now() + i * interval '1 day', (select min(id) from local where id_cliente = $1::int)
      from generate_series(1, $2) i`,
  },
  {
    table: 'membro_evento',
    filters: ['foraDoEvento'],
    refs: ['idEvento', 'idMembro'],
    async make(app, token) {
      const [idEvento, idMembro] = [await firstOf(app, token, '/eventos'), await firstOf(app, token, '/user')]
      return done(await app.rest(token, 'POST', '/eventos-membros', { idEvento, idMembro }))
    },
    rows: membersOf('evento'),
  },
  {
    table: 'missao',
    input: 'MissaoInput',
    path: '/missoes',
    sample: missao,
    refs: ['idResponsavel'],
    refPath: '/user',
    make: post('/missoes', missao),
    rows: `insert into missao (id_cliente, nome_missao) select $1, 'Missão ' || i from generate_series(1, $2) i`,
  },
  {
    table: 'membro_missao',
    filters: ['foraDaMissao'],
    refs: ['idMissao', 'idMembro'],
    async make(app, token) {
      const [idMissao, idMembro] = [await firstOf(app, token, '/missoes'), await firstOf(app, token, '/user')]
      return done(await app.rest(token, 'POST', '/missoes-membros', { idMissao, idMembro }))
    },
    rows: membersOf('missao'),
  },
  {
    table: 'centro_custo',
    input: 'CentroCustoInput',
    path: '/centro-custo',
    sample: centroCusto,
    refs: ['idDepartamento'],
    refPath: '/departamentos',
    async make(app, token) {
      return done(
        await app.rest(token, 'POST', '/centro-custo', centroCusto(await firstOf(app, token, '/departamentos'))),
      )
    },
    rows: `insert into centro_custo (id_cliente, nome, id_departamento)
      select $1::int, 'Centro ' || i, (select min(id) from departamento where id_cliente = $1::int)
      from generate_series(1, $2) i`,
  },
  {
    table: 'conta_pagar',
    input: 'ContaInput',
    path: '/contasPagar',
    sample: conta,
    refs: ['idCentroCusto', 'responsavelUsuarioConta'],
    refPath: '/centro-custo',
    make: makeConta('/contasPagar'),
    rows: contas('conta_pagar', 'aberto'),
  },
  {
    table: 'conta_receber',
    input: 'NovaContaInput',
    path: '/contasReceber',
    sample: conta,
    refs: ['idCentroCusto', 'responsavelUsuarioConta'],
    refPath: '/centro-custo',
    make: makeConta('/contasReceber'),
    rows: contas('conta_receber', 'pendente'),
  },
  {
    table: 'culto',
    input: 'CultoInput',
    path: '/cultos',
    sample: culto,
    refs: ['idDirigente', 'idPregador', 'idLocal'],
    byHand: true,
    make: post('/cultos', culto),
    rows: `insert into culto (id_cliente, data_culto, hora_culto, tema_culto, id_local, id_dirigente)
      select $1::int, date '2026-05-10' - i, '19:00', 'Culto ' || i,
        (select min(id) from local where id_cliente = $1::int), $1::int from generate_series(1, $2) i`,
  },
  {
    table: 'momento_culto',
    input: 'MomentoCultoInput',
    path: '/momentosCulto',
    sample: momentoCulto,
    make: post('/momentosCulto', momentoCulto),
    rows: `insert into momento_culto (id_cliente, titulo) select $1, 'Momento ' || i from generate_series(1, $2) i`,
  },
  {
    table: 'liturgia_culto',
    input: 'LiturgiaCultoInput',
    path: '/liturgiaCulto',
    byHand: true,
    sample: liturgiaCulto,
    refs: ['idCulto', 'idMomento'],
    filters: ['idOrigem'],
    async make(app, token) {
      const [idCulto, idMomento] = [await firstOf(app, token, '/cultos'), await firstOf(app, token, '/momentosCulto')]
      return done(await app.rest(token, 'POST', '/liturgiaCulto', { idCulto, idMomento }))
    },
    rows: `insert into liturgia_culto (id_cliente, id_culto, id_momento, ordem)
      select $1::int, ${firstCulto}, (select min(id) from momento_culto where id_cliente = $1::int), i + 1
      from generate_series(1, $2) i`,
  },
  {
    table: 'participacao_culto',
    refs: ['idCulto', 'idMembro'],
    async make(app, token) {
      const [idCulto, idMembro] = [await firstOf(app, token, '/cultos'), await firstOf(app, token, '/user')]
      return done(await app.rest(token, 'POST', '/participacoes-cultos', { idCulto, idMembro }))
    },
    rows: `insert into participacao_culto (id_cliente, id_culto, id_membro)
      select $1::int, ${firstCulto}, u.id from ${lastPeople} on conflict do nothing`,
  },
  {
    table: 'entrada',
    input: 'EntradaInput',
    path: '/entradas',
    refs: ['idCentroCusto'],
    refPath: '/centro-custo',
    sample: lancamento,
    make: post('/entradas', lancamento),
    rows: lancamentos('entrada'),
  },
  {
    table: 'saida',
    input: 'SaidaInput',
    path: '/saidas',
    refs: ['idCentroCusto'],
    refPath: '/centro-custo',
    sample: lancamento,
    make: post('/saidas', lancamento),
    rows: lancamentos('saida'),
  },
  {
    table: 'campanha_missoes',
    input: 'CampanhaMissoesInput',
    path: '/campanhasMissoes',
    sample: campanhaMissoes,
    make: post('/campanhasMissoes', campanhaMissoes),
    rows: `insert into campanha_missoes (id_cliente, nome_campanha, tipo_campanha, data_inicio, data_fim, alvo_campanha, ajuste)
      select $1::int, 'Campanha ' || i, 'mundial', date '2027-01-01' + i, date '2027-12-31' + i, 1000, 0
      from generate_series(1, $2) i`,
  },
  {
    table: 'doacao',
    input: 'DoacaoInput',
    path: '/campanhas-missoes-doacoes',
    sample: doacao,
    refs: ['idCampanha', 'idMembro'],
    byHand: true,
    async make(app, token) {
      const idCampanha = await firstOf(app, token, '/campanhasMissoes')
      const idMembro = await firstOf(app, token, '/user')
      return done(await app.rest(token, 'POST', '/campanhas-missoes-doacoes', { ...doacao(), idCampanha, idMembro }))
    },
    rows: `insert into doacao (id_cliente, id_campanha, id_membro, valor_doacao, data_doacao)
      select $1::int, (select max(id) from campanha_missoes where id_cliente = $1::int), id, 10, date '2026-05-10'
      from usuario where id_cliente = $1::int order by id desc limit $2`,
  },
  {
    table: 'classe_ebd',
    input: 'ClasseEBDInput',
    path: '/classesEBD',
    sample: classeEBD,
    refs: ['idProfessor'],
    refPath: '/user',
    make: post('/classesEBD', classeEBD),
    rows: `insert into classe_ebd (id_cliente, nome_classe, id_professor)
      select $1::int, 'Classe ' || i, $1::int from generate_series(1, $2) i`,
  },
  {
    table: 'membro_classe_ebd',
    input: 'MembroClasseEBDInput',
    sample: (ref) => ({ idClasse: ref, idMembro: ref }),
    refs: ['idClasse', 'idMembro'],
    async make(app, token) {
      const idClasse = await firstOf(app, token, '/classesEBD')
      const idMembro = await firstOf(app, token, '/user')
      return done(await app.rest(token, 'POST', '/classesEBD-membros', { idClasse, idMembro }))
    },
    rows: `insert into membro_classe_ebd (id_cliente, id_classe, id_membro)
      select $1::int, (select max(id) from classe_ebd where id_cliente = $1::int), id
      from usuario where id_cliente = $1::int order by id desc limit $2`,
  },
  {
    table: 'aula_ebd',
    input: 'NovaAulaEBDInput',
    path: '/aulasEBD',
    sample: aulaEBD,
    refs: ['idClasse', 'idProfessor'],
    refPath: '/classesEBD',
    byHand: true,
    async make(app, token) {
      const idClasse = await firstOf(app, token, '/classesEBD')
      return done(await app.rest(token, 'POST', '/aulasEBD', { ...aulaEBD(), idClasse }))
    },
    rows: `insert into aula_ebd (id_cliente, id_classe, data_aula)
      select $1::int, (select max(id) from classe_ebd where id_cliente = $1::int), date '2025-12-28' - 7 * i
      from generate_series(1, $2) i`,
  },
  {
    table: 'membro_aula_ebd',
    async make(app, token) {
      const idClasse = await firstOf(app, token, '/classesEBD')
      const presentes = [await firstOf(app, token, '/user')]
      return done(await app.rest(token, 'POST', '/aulasEBD', { ...aulaEBD(), idClasse, presentes }))
    },
    rows: `insert into membro_aula_ebd (id_cliente, id_aula, id_membro)
      select $1::int, (select max(id) from aula_ebd where id_cliente = $1::int), id
      from usuario where id_cliente = $1::int order by id desc limit $2`,
  },
  {
    table: 'tipo_recurso',
    input: 'TipoRecursoInput',
    path: '/tipoRecursos',
    sample: tipoRecurso,
    make: post('/tipoRecursos', tipoRecurso),
    rows: `insert into tipo_recurso (id_cliente, tipo_recurso) select $1, 'Tipo ' || i from generate_series(1, $2) i`,
  },
  {
    table: 'recurso',
    input: 'RecursoInput',
    path: '/recursos',
    sample: recurso,
    refs: ['idTipoRecurso'],
    refPath: '/tipoRecursos',
    async make(app, token) {
      return done(await app.rest(token, 'POST', '/recursos', recurso(await firstOf(app, token, '/tipoRecursos'))))
    },
    rows: `insert into recurso (id_cliente, nome_recurso, id_tipo_recurso, quantidade)
      select $1::int, 'Recurso ' || i, (select min(id) from tipo_recurso where id_cliente = $1::int), 3
      from generate_series(1, $2) i`,
  },
  {
    table: 'reserva',
    input: 'ReservaInput',
    path: '/reservas',
    sample: reserva,
    refs: ['idRecurso', 'idResponsavel'],
    refPath: '/recursos',
    async make(app, token) {
      return done(await app.rest(token, 'POST', '/reservas', reserva(await firstOf(app, token, '/recursos'))))
    },
    rows: `insert into reserva (id_cliente, id_recurso, finalidade, data_inicio, data_fim, id_responsavel)
      select $1::int, (select min(id) from recurso where id_cliente = $1::int), 'Reserva ' || i,
        now() + i * interval '1 day', now() + i * interval '1 day' + interval '2 hours', $1::int
      from generate_series(1, $2) i`,
  },
  {
    table: 'tipo_post',
    input: 'TipoPostInput',
    path: '/tipoPosts',
    sample: tipoPost,
    make: post('/tipoPosts', tipoPost),
    rows: `insert into tipo_post (id_cliente, tipo_post) select $1, 'Tipo ' || i from generate_series(1, $2) i`,
  },
  {
    table: 'post',
    input: 'PostInput',
    path: '/posts',
    sample: umPost,
    refs: ['idTipoPost'],
    refPath: '/tipoPosts',
    async make(app, token) {
      return done(await app.rest(token, 'POST', '/posts', umPost(await firstOf(app, token, '/tipoPosts'))))
    },
    rows: `insert into post (id_cliente, id_tipo_post, id_autor, titulo_post, texto_post, publicado_em)
      select $1::int, (select min(id) from tipo_post where id_cliente = $1::int), $1::int, 'Post ' || i, '<p>Texto</p>',
        now() - i * interval '1 hour' from generate_series(1, $2) i`,
  },
  {
    table: 'endereco_calendario',
    make: (app, token) => mutate(app, token, 'criarEnderecoCalendario { url }'),
  },
  {
    table: 'manutencao_patrimonio',
    input: 'ManutencaoPatrimonioInput',
    path: '/patrimonio-manutencoes',
    sample: manutencaoPatrimonio,
    refs: ['idPatrimonio', 'idDepartamento'],
    refPath: '/patrimonios',
    byHand: true,
    make: async (app, token) =>
      done(
        await app.rest(
          token,
          'POST',
          '/patrimonio-manutencoes',
          manutencaoPatrimonio(await firstOf(app, token, '/patrimonios')),
        ),
      ),
    rows: `insert into manutencao_patrimonio (id_cliente, id_patrimonio, data_manutencao, valor_manutencao)
      select $1::int, (select min(id) from patrimonio where id_cliente = $1::int), date '2025-12-31' - i, i
      from generate_series(1, $2) i`,
  },
  {
    table: 'orcamento',
    input: 'OrcamentoInput',
    path: '/orcamentos',
    sample: orcamento,
    refs: ['idDepartamento'],
    refPath: '/departamentos',
    byHand: true,
    make: async (app, token) =>
      done(await app.rest(token, 'POST', '/orcamentos', orcamento(await firstOf(app, token, '/departamentos')))),
    rows: `insert into orcamento (id_cliente, titulo_orcamento, descricao_orcamento, id_departamento, data_orcamento, valor_orcamento)
      select $1::int, 'Orçamento ' || i, 'Gasto', (select min(id) from departamento where id_cliente = $1::int),
        date '2025-12-31' - i, i from generate_series(1, $2) i`,
  },
  {
    table: 'dizimo',
    input: 'DizimoInput',
    path: '/dizimos',
    sample: dizimo,
    refs: ['idMembro'],
    refPath: '/user',
    make: async (app, token) =>
      done(await app.rest(token, 'POST', '/dizimos', dizimo(await firstOf(app, token, '/user')))),
    rows: `insert into dizimo (id_cliente, id_membro, data_dizimo, valor_dizimo, meio_dizimo)
      select $1::int, (select min(id) from usuario where id_cliente = $1::int), date '2025-12-31' - i, i, 'pix'
      from generate_series(1, $2) i`,
  },
  {
    table: 'grupo_louvor',
    input: 'GrupoLouvorInput',
    path: '/gruposLouvor',
    sample: grupoLouvor,
    byHand: true,
    make: post('/gruposLouvor', grupoLouvor),
    rows: `insert into grupo_louvor (id_cliente, nome_grupo) select $1::int, 'Grupo ' || i from generate_series(1, $2) i`,
  },
  {
    table: 'membro_grupo_louvor',
    input: 'MembroGrupoLouvorInput',
    sample: (ref) => ({ idGrupo: ref, idMembro: ref }),
    filters: ['foraDoGrupoLouvor'],
    refs: ['idGrupo', 'idMembro'],
    async make(app, token) {
      const [idGrupo, idMembro] = [await firstOf(app, token, '/gruposLouvor'), await firstOf(app, token, '/user')]
      return done(await app.rest(token, 'POST', `/grupos_louvor/${idGrupo}/membros/${idMembro}`, { membroLider: 1 }))
    },
    rows: `insert into membro_grupo_louvor (id_cliente, id_grupo, id_membro)
      select $1::int, ${firstGrupo}, u.id from ${lastPeople} on conflict do nothing`,
  },
  {
    table: 'ensaio_louvor',
    input: 'EnsaioLouvorInput',
    path: '/ensaiosLouvor',
    sample: ensaioLouvor,
    refs: ['idGrupo', 'localEnsaio'],
    refPath: '/gruposLouvor',
    byHand: true,
    async make(app, token) {
      const idGrupo = await firstOf(app, token, '/gruposLouvor')
      return done(await app.rest(token, 'POST', '/ensaiosLouvor', ensaioLouvor(idGrupo)))
    },
    rows: `insert into ensaio_louvor (id_cliente, id_grupo, data_ensaio, hora_ensaio)
      select $1::int, ${firstGrupo}, date '2027-04-01' + i, '20:00' from generate_series(1, $2) i`,
  },
  {
    table: 'setlist_ensaio',
    input: 'SetlistEnsaioInput',
    path: '/setlist-ensaio',
    sample: musica,
    refs: ['idEnsaio'],
    refPath: '/ensaiosLouvor',
    byHand: true,
    async make(app, token) {
      const idEnsaio = await firstOf(app, token, '/ensaiosLouvor')
      return done(await app.rest(token, 'POST', '/setlist-ensaio', musica(idEnsaio)))
    },
    rows: `insert into setlist_ensaio (id_cliente, id_ensaio, nome_musica, tom_musica, ordem)
      select $1::int, ${firstEnsaio}, 'Música ' || i, 'G', 1 + i from generate_series(1, $2) i`,
  },
  {
    table: 'escala_culto',
    input: 'EscalaCultoInput',
    path: '/escalas-cultos',
    sample: escalaCulto,
    refs: ['idCulto', 'idMembro', 'idDepartamento'],
    byHand: true,
    async make(app, token) {
      const [idCulto, idMembro] = [await firstOf(app, token, '/cultos'), await firstOf(app, token, '/user')]
      return done(await app.rest(token, 'POST', '/escalas-cultos', { ...escalaCulto(idCulto), idMembro }))
    },
    // of the owner: also the list of one's own
    rows: `insert into escala_culto (id_cliente, id_culto, id_membro, funcao)
      select $1::int, (select min(id) from culto where id_cliente = $1::int), $1::int, 'Função ' || i
      from generate_series(1, $2) i`,
  },
  {
    table: 'relatorio',
    input: 'GerarRelatorioInput',
    sample: (ref) => ({ tipo: 'eventos', ...(ref !== undefined && { idEvento: ref }) }),
    refs: ['idEvento', 'idCelula', 'idDepartamento', 'idUsuario'],
    byHand: true,
    make: (app, token) => mutate(app, token, 'gerarRelatorio(input: { tipo: "batismos" }) { id }'),
  },
  {
    table: 'nivel_usuario',
    make: (app, token) => mutate(app, token, 'atualizarNivelUsuario(perfil: 3, nome: "Líder de célula") { nome }'),
  },
  {
    table: 'token_api',
    make: (app, token) => mutate(app, token, 'criarTokenApi(nome: "Site", escopos: ["patrimonio.ler"]) { token }'),
  },
  {
    table: 'importacao',
    async make(app, token) {
      const text = 'mutation($arquivo: Upload!) { prepararImportacao(arquivo: $arquivo) { id } }'
      return done(await app.upload(token, text, {}, { arquivo: people() }))
    },
  },
  {
    table: 'consentimento',
    make: (app, token) =>
      mutate(app, token, 'responderConsentimento(documento: "imagem", versaoTexto: 1, aceito: true) { documento }'),
  },
]

/** Where a path goes on from something that is no list itself: the list of what its parameter names. */
const listBefore: Record<string, string> = { '/campanhas-missoes-doacoes/campanha': '/campanhasMissoes' }

/** Lists whose first record a parameter names wherever it stands in a path, with the field that does. */
const named: Record<string, readonly [list: string, field: string]> = {
  '{idCulto}': ['/cultos', 'id'],
  '{idCliente}': ['/user', 'idCliente'],
  '{idGrupo}': ['/gruposLouvor', 'id'],
  '{groupId}': ['/gruposLouvor', 'id'],
  '{idEnsaio}': ['/ensaiosLouvor', 'id'],
}

/** The path with numbers for its parameters: each names the first record of its list, or of that whose path goes before it. */
export async function realPath(app: TestApp, token: string, path: string): Promise<string> {
  let real = ''
  for (const part of path.split('/').slice(1)) {
    const [list, field] = named[part] ?? [listBefore[real] ?? real, 'id']
    real += `/${part.startsWith('{') ? (await app.rest(token, 'GET', list)).body[0][field] : part}`
  }
  return real
}

/** The kind whose records this path is about. */
export const kindOfPath = (path: string): RecordKind | undefined =>
  recordKinds
    .filter((kind) => kind.path && (path === kind.path || path.startsWith(`${kind.path}/`)))
    .sort((a, b) => (b.path?.length ?? 0) - (a.path?.length ?? 0))[0]

const mutate = async (app: TestApp, token: string, field: string) =>
  done(await app.graphql(token, `mutation { ${field} }`))

function done<T extends { status: number }>(answer: T): T {
  if (answer.status >= 300) throw new Error(JSON.stringify(answer))
  return answer
}

/** One record of every kind, made as people make them. */
export async function fillChurch(app: TestApp, church: TestChurch): Promise<void> {
  const token = await church.token(1)
  for (const kind of recordKinds) await kind.make(app, token)
}

/** `count` rows in every list, straight into the tables. */
export async function fillLists(app: TestApp, church: TestChurch, count: number): Promise<void> {
  for (const { rows } of recordKinds) if (rows) await app.sql(rows, [church.idCliente, count])
}

/** What the platform's own lists show: letters of two sign-ups, and so many jobs that were given up, in a queue that nothing works on. */
export async function fillPlatform(app: TestApp, { idCliente }: TestChurch, count: number): Promise<void> {
  for (let n = 0; n < 2; n++) {
    const email = `${unique('carta')}@exemplo.com.br`
    await app.rest(null, 'POST', '/cadastro', { nomeIgreja: 'Igreja das Cartas', name: 'Tíquico', email })
  }
  const { jobs, sessions } = app.services
  const author = { idUsuario: null, acao: 'teste', requisicao: 'teste' }
  const job = { name: 'teste.falha', run: async () => undefined }
  await transaction(sessions, idCliente, author, async (work) => {
    for (let n = 0; n < count; n++) await jobs.send(work, job, author, {})
  })
  await app.sql(`update pgboss.job set state = 'failed', completed_on = now() where name = $1`, [job.name])
}

/** The kind whose input this is. */
export const kindOfInput = (type: string) => recordKinds.find((kind) => kind.input === type)

/** Every field of an input or a filter that names another record. */
export const refFields: ReadonlySet<string> = new Set(
  recordKinds.flatMap(({ refs = [], filters = [] }) => [...refs, ...filters]),
)
