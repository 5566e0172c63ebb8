import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'
import { senha, withPassword } from '../../../../tests/factories/privacidade.js'
import { countStatements } from '../../../../tests/factories/statements.js'

let app: TestApp
let church: TestChurch
let token: string

beforeAll(async () => {
  app = await testApp()
  church = await app.church()
  token = await church.token(1)
})
afterAll(() => app.close())

const date = (more: object = {}) => ({
  titulo: unique('Folha perdida '),
  descricao: 'Uma folha com telefones ficou em um banco da praça.',
  dataConhecimento: '2025-11-26T11:30',
  dados: ['identificacao', 'contato'],
  ...more,
})
type Answer = Awaited<ReturnType<TestApp['graphql']>>
const create = async (more: object = {}, fields = 'id uuid versao avisarAte situacao pequenoPorte') =>
  app.graphql(token, `mutation($input: IncidenteInput!) { criarIncidente(input: $input) { ${fields} } }`, {
    input: date(more),
  })
const made = async (more: object = {}) => (await create(more)).data.criarIncidente as { id: number; uuid: string }
const read = async (id: number, fields: string) =>
  (await app.graphql(token, `query($id: ID!) { incidente(id: $id) { ${fields} } }`, { id: String(id) })).data.incidente
const call = (name: string, id: number) =>
  app.graphql(token, `mutation($id: ID!) { ${name}(id: $id) { __typename } }`, { id: String(id) })
const tell = (id: number, input: object) =>
  app.graphql(
    token,
    `mutation($id: ID!, $input: ComunicacaoIncidenteInput!) { registrarComunicacaoIncidente(id: $id, input: $input) {
      situacao complementarAte textoAnpd textoAviso textoComplemento meioAviso protocoloAnpd } }`,
    { id: String(id), input },
  )
const faults = ({ errors }: Answer) => errors?.[0]?.extensions.campos
const message = ({ errors }: Answer) => errors?.[0]?.message

test('an incident is registered with its terms, which are doubled for a church that is a small agent', async () => {
  expect((await create()).data.criarIncidente).toMatchObject({
    avisarAte: '2025-12-01',
    situacao: 'aberto',
    pequenoPorte: 0,
  })
  await app.sql('update cliente set pequeno_porte = 1 where id = $1', [church.idCliente])
  expect((await create()).data.criarIncidente).toMatchObject({ avisarAte: '2025-12-04', pequenoPorte: 1 })
  expect((await create({ pequenoPorte: 0 })).data.criarIncidente).toMatchObject({ avisarAte: '2025-12-01' })
  await app.sql('update cliente set pequeno_porte = 0 where id = $1', [church.idCliente])
  expect((await create({ riscoRelevante: 0 })).data.criarIncidente.avisarAte).toBeNull()
})

test('what cannot be is refused at its field', async () => {
  const empty = await create({ titulo: ' ', descricao: '', dataConhecimento: '', dados: [] })
  expect(faults(empty)).toEqual({
    titulo: 'Dê um nome ao incidente.',
    descricao: 'Conte o que aconteceu.',
    dataConhecimento: 'Informe quando a igreja soube.',
    dados: 'Escolha os dados atingidos.',
  })
  expect(Object.keys(faults(await create({ dataConhecimento: '2199-01-01T10:00' })) ?? {})).toEqual([
    'dataConhecimento',
  ])
  expect(faults(await create({ dataOcorrencia: '2025-11-27' }))).toEqual({
    dataOcorrencia: 'O incidente aconteceu antes de a igreja saber.',
  })
})

test('telling the ANPD and the people is recorded with what was told, and only then it is closed', async () => {
  const { id } = await made()
  expect(message(await call('encerrarIncidente', id))).toMatch('Registre antes')
  expect(message(await tell(id, { destino: 'complemento', data: '2025-11-27' }))).toMatch('Registre antes')
  expect(faults(await tell(id, { destino: 'pessoas', data: '2025-11-27' }))).toEqual({
    meio: 'Conte como as pessoas foram avisadas.',
  })
  expect(faults(await tell(id, { destino: 'anpd', data: '2025-11-25' }))).toEqual({
    data: 'A igreja soube do incidente depois disso.',
  })
  expect(faults(await tell(id, { destino: 'anpd', data: '2199-01-01' }))).toEqual({
    data: 'Informe quando avisou, não quando vai avisar.',
  })
  const anpd = (await tell(id, { destino: 'anpd', data: '2025-11-27T09:00', protocolo: '12345' })).data
  expect(anpd.registrarComunicacaoIncidente).toMatchObject({
    situacao: 'anpdComunicada',
    protocoloAnpd: '12345',
    complementarAte: '2025-12-26',
    textoAnpd: expect.stringContaining('Conhecimento: 26/11/2025 11:30'),
  })
  expect(message(await call('excluirIncidente', id))).toMatch('a lei manda guardá-lo')
  const people = (await tell(id, { destino: 'pessoas', data: '2025-11-27', meio: 'WhatsApp', texto: 'Oi, irmãos.' }))
    .data
  expect(people.registrarComunicacaoIncidente).toMatchObject({ situacao: 'comunicado', textoAviso: 'Oi, irmãos.' })
  const more = await tell(id, { destino: 'complemento', data: '2025-11-27T10:00' })
  expect(more.data.registrarComunicacaoIncidente.textoComplemento).toContain('Comunicação aos titulares\nSim')
  expect((await call('encerrarIncidente', id)).errors).toBeUndefined()
  expect(message(await tell(id, { destino: 'anpd', data: '2025-11-27T10:00' }))).toMatch('Reabra-o')
  expect((await app.rest(token, 'PUT', `/incidentes/${id}`, date())).status).toBe(409)
  expect((await call('reabrirIncidente', id)).errors).toBeUndefined()
  expect(await read(id, 'situacao acoesPermitidas')).toEqual({
    situacao: 'comunicado',
    acoesPermitidas: ['editar', 'comunicar', 'mudarPessoas', 'encerrar'],
  })
  const earlier = await app.rest(token, 'PUT', `/incidentes/${id}`, date({ dataConhecimento: '2025-11-27T23:00' }))
  expect(Object.keys(earlier.body.campos)).toEqual(['dataConhecimento'])
})

test('what was recorded by mistake is taken back while the incident is open, and the audit log keeps it', async () => {
  const { id } = await made()
  const undo = async (destino: string) =>
    app.graphql(
      token,
      `mutation($id: ID!, $destino: String!) { desfazerComunicacaoIncidente(id: $id, destino: $destino) {
        situacao complementarAte comunicadoAnpdEm protocoloAnpd textoAnpd complementadoEm textoComplemento avisadosEm meioAviso
        textoAviso acoesPermitidas } }`,
      { id: String(id), destino },
    )
  expect(message(await undo('anpd'))).toMatch('não está registrada')
  expect(faults(await undo('bispo'))).toEqual({ destino: 'O destino é anpd, complemento ou pessoas.' })
  await tell(id, { destino: 'anpd', data: '2025-11-27T09:00', protocolo: '777' })
  await tell(id, { destino: 'complemento', data: '2025-11-27T10:00' })
  await tell(id, { destino: 'pessoas', data: '2025-11-27', meio: 'WhatsApp' })
  expect(message(await undo('anpd'))).toMatch('Desfaça antes o registro do complemento')
  await call('encerrarIncidente', id)
  expect(message(await undo('pessoas'))).toMatch('Reabra-o')
  await call('reabrirIncidente', id)

  const people = (await undo('pessoas')).data.desfazerComunicacaoIncidente
  expect(people).toMatchObject({ situacao: 'anpdComunicada', avisadosEm: null, meioAviso: null, textoAviso: null })
  const more = (await undo('complemento')).data.desfazerComunicacaoIncidente
  expect(more).toMatchObject({ complementadoEm: null, textoComplemento: null, protocoloAnpd: '777' })
  expect((await undo('anpd')).data.desfazerComunicacaoIncidente).toEqual({
    ...{ situacao: 'aberto', complementarAte: null, comunicadoAnpdEm: null, protocoloAnpd: null, textoAnpd: null },
    ...{ complementadoEm: null, textoComplemento: null, avisadosEm: null, meioAviso: null, textoAviso: null },
    acoesPermitidas: ['editar', 'excluir', 'comunicar', 'mudarPessoas', 'encerrar'],
  })
  const log = await app.sql(
    `select count(*)::int as n from auditoria where id_cliente = $1 and tabela = 'incidente' and id_registro = $2
      and antes ->> 'protocolo_anpd' = '777' and depois ->> 'protocolo_anpd' is null`,
    [church.idCliente, id],
  )
  expect(log).toEqual([{ n: 1 }])
  expect((await call('excluirIncidente', id)).errors).toBeUndefined()
})

test('what somebody else has recorded meanwhile is not taken back', async () => {
  const { id } = await made()
  await tell(id, { destino: 'anpd', data: '2025-11-27T09:00', texto: 'De outro incidente' })
  const wrong = await read(id, 'versao')
  await tell(id, { destino: 'anpd', data: '2025-11-27T10:00', protocolo: '888', texto: 'Deste' })
  const undo = (versao: number) =>
    app.graphql(
      token,
      `mutation($id: ID!, $versao: Int) { desfazerComunicacaoIncidente(id: $id, destino: "anpd", versao: $versao) {
        textoAnpd } }`,
      { id: String(id), versao },
    )
  expect((await undo(wrong.versao)).errors?.[0]?.extensions.code).toBe('STALE')
  const now = await read(id, 'versao textoAnpd protocoloAnpd')
  expect(now).toMatchObject({ textoAnpd: 'Deste', protocoloAnpd: '888' })
  expect((await undo(now.versao)).data.desfazerComunicacaoIncidente).toEqual({ textoAnpd: null })
})

test('a wrong protocol number is emptied, and kept by a client that sends none', async () => {
  const { id } = await made()
  const protocol = async (input: object) =>
    (await tell(id, { destino: 'anpd', data: '2025-11-27T09:00', ...input })).data.registrarComunicacaoIncidente
      .protocoloAnpd
  expect(await protocol({ protocolo: '12345' })).toBe('12345')
  expect(await protocol({})).toBe('12345')
  expect(await protocol({ protocolo: '' })).toBeNull()
})

test('an incident without a relevant risk is closed with the reason why nobody was told', async () => {
  const { id } = await made({ riscoRelevante: 0 })
  expect(message(await call('encerrarIncidente', id))).toMatch('por que ninguém foi avisado')
  const reason = date({ motivoSemAviso: 'A folha foi achada fechada no envelope.' })
  expect((await app.rest(token, 'PUT', `/incidentes/${id}`, reason)).status).toBe(200)
  expect((await call('encerrarIncidente', id)).errors).toBeUndefined()
  expect(await read(id, 'situacao acoesPermitidas')).toEqual({ situacao: 'encerrado', acoesPermitidas: ['reabrir'] })
})

test('the texts to copy say what the resolution asks for, and whom to ask', async () => {
  await app.sql(
    `update cliente set encarregado = 'Secretaria', email_encarregado = 'dados@betel.org.br' where id = $1`,
    [church.idCliente],
  )
  const { id } = await made({
    dataOcorrencia: '2025-11-24T20:00',
    dados: ['contato', 'criancas'],
    consequencias: 'Ligações de estranhos.',
    protecao: 'A folha ficava em um armário com chave.',
    medidas: 'A lista agora só existe no sistema.',
    motivoDemora: 'O armário só foi aberto na quinta.',
  })
  const { textoParaPessoas: people, textoParaAnpd: anpd } = await read(id, 'textoParaPessoas textoParaAnpd')
  for (const said of [
    '24/11/2025',
    '26/11/2025',
    'telefone',
    'crianças',
    'Ligações de estranhos.',
    'armário com chave',
  ])
    expect(people).toContain(said)
  for (const said of ['só existe no sistema', 'só foi aberto na quinta', 'Secretaria: dados@betel.org.br', church.nome])
    expect(people).toContain(said)
  for (const said of [
    '24/11/2025 20:00',
    'Número ainda não conhecido',
    'Entre eles há crianças',
    'Não usa os prazos em dobro',
  ])
    expect(anpd).toContain(said)
  await app.sql('update cliente set encarregado = null, email_encarregado = null where id = $1', [church.idCliente])
  expect((await read(id, 'textoParaPessoas')).textoParaPessoas).toContain('a secretaria da igreja')
})

test('the longest ready text may be recorded', async () => {
  const { id } = await made({
    titulo: 't'.repeat(120),
    descricao: 'd'.repeat(4000),
    consequencias: 'c'.repeat(2000),
    protecao: 'p'.repeat(2000),
    medidas: 'm'.repeat(2000),
    motivoDemora: 'd'.repeat(1000),
  })
  const { textoParaAnpd: texto } = await read(id, 'textoParaAnpd')
  const told = await tell(id, { destino: 'anpd', data: '2025-11-27', texto })
  expect(told.data.registrarComunicacaoIncidente.textoAnpd).toBe(texto)
})

test('people are added and taken out; who is erased is only counted', async () => {
  const { id } = await made()
  const [ana, bia] = [await church.person({ name: 'Ana Atingida' }), await church.person({ name: 'Bia Atingida' })]
  const people = (name: string, ids: (string | number)[]) =>
    app.graphql(
      token,
      `mutation($id: ID!, $ids: [ID!]!) { ${name}(id: $id, ids: $ids) { pessoas { totalCount nodes { name } } } }`,
      { id: String(id), ids: ids.map(String) },
    )
  const both = (await people('incluirPessoasIncidente', [ana.id, bia.uuid])).data.incluirPessoasIncidente.pessoas
  expect(both.nodes.map(({ name }: { name: string }) => name)).toEqual(['Ana Atingida', 'Bia Atingida'])
  const again = (await people('incluirPessoasIncidente', [ana.id])).data.incluirPessoasIncidente.pessoas
  expect(again.totalCount).toBe(2)
  const foreign = await (await app.church()).person()
  expect(faults(await people('incluirPessoasIncidente', [foreign.id]))).toEqual({ ids: 'Pessoa não encontrada.' })
  expect((await people('retirarPessoasIncidente', [bia.id])).data.retirarPessoasIncidente.pessoas.totalCount).toBe(1)

  const erase =
    'mutation($id: ID!, $minhaSenha: String!) { apagarDadosDaPessoa(id: $id, minhaSenha: $minhaSenha) { message } }'
  await withPassword(app, church.idCliente, church.idCliente)
  const erased = await app.graphql(token, erase, { id: String(ana.id), minhaSenha: senha })
  expect(erased.errors).toBeUndefined()
  expect(await read(id, 'pessoasApagadas pessoas { totalCount } textoParaAnpd')).toMatchObject({
    pessoasApagadas: 1,
    pessoas: { totalCount: 0 },
    textoParaAnpd: expect.stringContaining('Titulares afetados\n1'),
  })
})

test('the text for the ANPD never tells of fewer people than the incident names', async () => {
  const text = async (id: number) => (await read(id, 'textoParaAnpd')).textoParaAnpd
  const add = (id: number, ids: number[]) =>
    app.graphql(token, 'mutation($id: ID!, $ids: [ID!]!) { incluirPessoasIncidente(id: $id, ids: $ids) { id } }', {
      id: String(id),
      ids: ids.map(String),
    })
  const { id } = await made({ quantidadePessoas: 1 })
  const [ana, bia] = [await church.person(), await church.person()]
  await add(id, [ana.id, bia.id])
  expect(await text(id)).toContain('Titulares afetados\n2\n')
  const { id: more } = await made({ quantidadePessoas: 40 })
  await add(more, [ana.id])
  expect(await text(more)).toContain('Titulares afetados\n40\n')
  const { id: nobody } = await made({ quantidadePessoas: 0 })
  expect(await text(nobody)).toContain('Titulares afetados\n0\n')
})

test('a deleted incident is in the bin, where its title tells nothing, and only its own church restores it', async () => {
  const { id, uuid } = await made({ titulo: 'Segredo da prova' })
  expect((await call('excluirIncidente', id)).errors).toBeUndefined()
  const bin = (await app.graphql(token, '{ lixeira(tabela: "incidente") { nodes { id titulo } } }')).data.lixeira.nodes
  expect(bin).toContainEqual({ id, titulo: 'Incidente de 26/11/2025' })
  const restore = 'mutation($id: ID!) { restaurarIncidente(id: $id) { excluidoEm } }'
  const platform = await app.platformToken()
  expect((await app.graphql(platform, restore, { id: uuid })).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  expect((await app.graphql(token, restore, { id: uuid })).data.restaurarIncidente).toEqual({ excluidoEm: null })
})

test('the home page tells the administrator of the first term of those of which somebody must be told', async () => {
  const own = await app.church()
  const admin = await own.token(1)
  const home = async (as: string) =>
    (await app.graphql(as, '{ home { incidentes { semAviso avisarAte vencido } } }')).data.home.incidentes
  expect(await home(admin)).toBeNull()
  const add = async (input: object) => (await app.rest(admin, 'POST', '/incidentes', date(input))).body.id as number
  await add({ dataConhecimento: '2025-11-26' })
  await add({ dataConhecimento: '2024-03-04' })
  await add({ dataConhecimento: '2024-03-01', riscoRelevante: 0 })
  expect(await home(admin)).toEqual({ semAviso: 2, avisarAte: '2024-03-07', vencido: true })
  expect(await home(await own.token(5))).toBeNull()
})

test('whose records somebody changed or took along is found in the audit log', async () => {
  const own = await app.church()
  const admin = await own.token(1)
  const intruder = await own.person({ perfil: 1, name: 'Caio Invasor' })
  const as = await app.session(own.idCliente, intruder.id)
  const [changed, copied, tithed] = [
    await own.person({ name: 'Dora Mudada' }),
    await own.person({ name: 'Eli Copiado' }),
    await own.person({ name: 'Flora Dizimista' }),
  ]
  // of whom the log has only what the factory did
  await own.person({ name: 'Gil Intocado' })
  const day = (days: number) =>
    new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(Date.now() + days * 86_400_000)
  const ask = async (variables: object) => {
    const query = `query($de: DateOnly!, $ate: DateOnly!, $idUsuario: ID) { pessoasAtingidas(de: $de, ate: $ate, idUsuario: $idUsuario) {
      pessoas { id name vezes } arquivos { acao nomeUsuario } } }`
    return app.graphql(admin, query, { de: day(-1), ate: day(1), ...variables })
  }
  const edit = 'mutation($id: ID!, $input: UsuarioInput!) { atualizarUsuario(id: $id, input: $input) { id } }'
  const edited = await app.graphql(as, edit, {
    id: String(changed.id),
    input: { name: changed.name, email: changed.email, perfil: 2, telefoneUsuario: '11987654321' },
  })
  expect(edited.errors).toBeUndefined()
  expect((await app.rest(as, 'GET', `/user/${copied.id}/dados`)).status).toBe(200)
  const tithe = { idMembro: tithed.id, dataDizimo: '2026-06-07', valorDizimo: 50, meioDizimo: 'pix' }
  expect((await app.rest(as, 'POST', '/dizimos', tithe)).status).toBe(201)
  const found = (await ask({ idUsuario: String(intruder.id) })).data.pessoasAtingidas
  const names = found.pessoas.map(({ name }: { name: string }) => name)
  expect(names).toEqual([changed.name, copied.name, tithed.name])
  expect(found.arquivos).toContainEqual({ acao: 'lgpd.copiarPessoa', nomeUsuario: 'Caio Invasor' })
  expect((await ask({ idUsuario: String(own.idCliente) })).data.pessoasAtingidas.arquivos).toEqual([])
  expect((await ask({ de: '2020-01-01', ate: '2020-01-31' })).data.pessoasAtingidas).toEqual({
    pessoas: [],
    arquivos: [],
  })
  expect(faults(await ask({ de: '2020-01-01' }))).toEqual({ ate: 'Procure em no máximo 92 dias.' })
  const stranger = await church.person()
  expect(faults(await ask({ idUsuario: String(stranger.id) }))).toEqual({ idUsuario: 'Pessoa não encontrada.' })
})

test('the list sends as many statements for many incidents as for one', async () => {
  const fields =
    'id titulo situacao avisarAte complementarAte guardarAte acoesPermitidas textoParaPessoas textoParaAnpd'
  const list = (first: number) => () => app.graphql(token, `{ incidentes(first: ${first}) { nodes { ${fields} } } }`)
  const one = await countStatements(list(1))
  const many = await countStatements(list(20))
  expect([one, many]).toEqual([one, one])
})
