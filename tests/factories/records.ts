import { type TestApp, type TestChurch, unique } from './harness.js'

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

const encontro = (ref: string | number = '') => ({ idCelula: ref, dataEncontro: '2026-01-15', temaEstudo: 'Salmo 23' })

/** SQL: of the church $1 the cell that comes first in the list, and its meeting that does. */
const firstCelula = `(select id from celula where id_cliente = $1::int and excluido_em is null order by nome_ordem, id limit 1)`
const firstEncontro = `(select id from encontro where id_celula = ${firstCelula} and excluido_em is null
  order by data_encontro desc, id desc limit 1)`
const lastPeople = `(select id from usuario where id_cliente = $1::int order by id desc limit $2) u`

const lancamento = () => ({ descricao: unique('Oferta do culto '), data: '2026-05-10', categoria: 2, valor: '150.25' })

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
    input: 'DepartamentoMembroInput',
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
    refs: ['idMissao', 'idMembro'],
    async make(app, token) {
      const [idMissao, idMembro] = [await firstOf(app, token, '/missoes'), await firstOf(app, token, '/user')]
      return done(await app.rest(token, 'POST', '/missoes-membros', { idMissao, idMembro }))
    },
    rows: membersOf('missao'),
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
    sample: lancamento,
    make: post('/entradas', lancamento),
    rows: lancamentos('entrada'),
  },
  {
    table: 'saida',
    input: 'SaidaInput',
    path: '/saidas',
    sample: lancamento,
    make: post('/saidas', lancamento),
    rows: lancamentos('saida'),
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
]

/** Lists whose first record a parameter names wherever it stands in a path, with the field that does. */
const named: Record<string, readonly [list: string, field: string]> = {
  '{idCliente}': ['/user', 'idCliente'],
  '{idCulto}': ['/cultos', 'id'],
  '{idGrupo}': ['/gruposLouvor', 'id'],
  '{groupId}': ['/gruposLouvor', 'id'],
  '{idEnsaio}': ['/ensaiosLouvor', 'id'],
}

/** The path with numbers for its parameters: each names the first record of its list, or of that whose path goes before it. */
export async function realPath(app: TestApp, token: string, path: string): Promise<string> {
  let real = ''
  for (const part of path.split('/').slice(1)) {
    const [list, field] = named[part] ?? [real, 'id']
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

/** The kind whose input this is. */
export const kindOfInput = (type: string) => recordKinds.find((kind) => kind.input === type)

/** Every field of an input or a filter that names another record. */
export const refFields: ReadonlySet<string> = new Set(
  recordKinds.flatMap(({ refs = [], filters = [] }) => [...refs, ...filters]),
)
