/*
 * The operations that `npm run bench` measures, each as the product's GraphQL, as one statement written by hand, and as
 * PostGraphile's GraphQL. All answers contain the same records, which the benchmark checks.
 */

/** Statements take $1 = the church, and $2 = the person of the detail. */
const departments = (person) => `(
  select coalesce(json_agg(json_build_object('statusMembro', m.status_membro,
    'departamento', json_build_object('id', d.id, 'tituloDepartamento', d.titulo_departamento)) order by d.nome_ordem, m.id), '[]')
  from departamento_membro m
  join departamento d on d.id = m.id_departamento and d.id_cliente = m.id_cliente and d.excluido_em is null
  where m.id_membro = ${person} and m.id_cliente = $1)`

const departmentsOfPostgraphile = `departamentos: departamentoMembrosByIdMembroAndIdCliente(orderBy: [PRIMARY_KEY_ASC]) {
  nodes { id: rowId statusMembro departamento: departamentoByIdDepartamentoAndIdCliente { id: rowId tituloDepartamento } } }`

const list = {
  name: 'list',
  title: '50 people, with the departments of each',
  product: `query Pessoas { pessoas: usuarios(first: 50) {
    nodes { id name email dataNascimento departamentos { statusMembro departamento { id tituloDepartamento } } } } }`,
  byHand: `select json_build_object('pessoas', json_build_object('nodes', coalesce(json_agg(p), '[]')))::text as json from (
    select u.id, u.name, u.email, u.data_nascimento as "dataNascimento", ${departments('u.id')} as departamentos
    from usuario u where u.id_cliente = $1 and u.excluido_em is null order by u.nome_ordem, u.id limit 50) p`,
  postgraphile: `query Pessoas($idCliente: Int!) {
    pessoas: allUsuarios(first: 50, condition: { idCliente: $idCliente }, orderBy: [NOME_ORDEM_ASC, PRIMARY_KEY_ASC]) {
      nodes { id: rowId name email dataNascimento ${departmentsOfPostgraphile} } } }`,
  /** how many records the answer contains */
  holds: ({ pessoas }) => ({
    people: pessoas.length,
    departments: pessoas.flatMap(({ departamentos }) => departamentos).length,
  }),
  expected: { people: 50, departments: 100 },
}

const graph = {
  name: 'graph',
  title: '20 cells with their members, the departments of each, and the last 3 meetings',
  product: `query Celulas { celulas(first: 20) { nodes { id nomeCelula
    membros(first: 10) { nodes { membroLider membro { id name departamentos { statusMembro departamento { id tituloDepartamento } } } } }
    encontros(first: 3) { nodes { id dataEncontro temaEstudo } } } } }`,
  byHand: `select json_build_object('celulas', json_build_object('nodes', coalesce(json_agg(c), '[]')))::text as json from (
    select c.id, c.nome_celula as "nomeCelula",
      (select json_build_object('nodes', coalesce(json_agg(m), '[]')) from (
        select m.membro_lider as "membroLider",
          json_build_object('id', u.id, 'name', u.name, 'departamentos', ${departments('u.id')}) as membro
        from membro_celula m join usuario u on u.id = m.id_membro and u.id_cliente = m.id_cliente
        where m.id_celula = c.id and m.id_cliente = $1 and m.excluido_em is null and u.excluido_em is null
        order by m.membro_lider desc, u.nome_ordem, m.id limit 10) m) as membros,
      (select json_build_object('nodes', coalesce(json_agg(e), '[]')) from (
        select e.id, e.data_encontro as "dataEncontro", e.tema_estudo as "temaEstudo" from encontro e
        where e.id_celula = c.id and e.id_cliente = $1 and e.excluido_em is null
        order by e.data_encontro desc, e.id desc limit 3) e) as encontros
    from celula c where c.id_cliente = $1 and c.excluido_em is null order by c.nome_ordem, c.id limit 20) c`,
  postgraphile: `query Celulas($idCliente: Int!) {
    celulas: allCelulas(first: 20, condition: { idCliente: $idCliente }, orderBy: [NOME_ORDEM_ASC, PRIMARY_KEY_ASC]) { nodes {
      id: rowId nomeCelula
      membros: membroCelulasByIdCelulaAndIdCliente(first: 10, condition: { excluidoEm: null }, orderBy: [MEMBRO_LIDER_DESC, PRIMARY_KEY_ASC]) {
        nodes { membroLider membro: usuarioByIdMembroAndIdCliente { id: rowId name ${departmentsOfPostgraphile} } } }
      encontros: encontrosByIdCelulaAndIdCliente(first: 3, condition: { excluidoEm: null }, orderBy: [DATA_ENCONTRO_DESC]) {
        nodes { id: rowId dataEncontro temaEstudo } } } } }`,
  holds: ({ celulas }) => ({
    cells: celulas.length,
    members: celulas.flatMap(({ membros }) => membros).length,
    departments: celulas.flatMap(({ membros }) => membros.flatMap(({ membro }) => membro.departamentos)).length,
    meetings: celulas.flatMap(({ encontros }) => encontros).length,
  }),
  expected: { cells: 20, members: 200, departments: 400, meetings: 60 },
}

const detail = {
  name: 'detail',
  title: 'one person with six edges',
  product: `query Pessoa($id: ID!) { pessoa: usuario(id: $id) { id name email dataNascimento
    departamentos { statusMembro departamento { id tituloDepartamento } }
    celulas(first: 10) { nodes { membroLider nomeCelula } }
    grupos(first: 10) { nodes { nomeGrupo statusMembro } }
    eventos(first: 10) { nodes { evento { id nomeEvento } } }
    visitas(first: 10) { nodes { id dataVisita } }
    dizimos(first: 10) { nodes { id dataDizimo valorDizimo } } } }`,
  byHand: `select json_build_object('pessoa', p)::text as json from (
    select u.id, u.name, u.email, u.data_nascimento as "dataNascimento", ${departments('u.id')} as departamentos,
      (select json_build_object('nodes', coalesce(json_agg(m), '[]')) from (
        select m.membro_lider as "membroLider", c.nome_celula as "nomeCelula"
        from membro_celula m join celula c on c.id = m.id_celula and c.id_cliente = m.id_cliente
        where m.id_membro = u.id and m.id_cliente = $1 and m.excluido_em is null and c.excluido_em is null
        order by c.nome_ordem, m.id limit 10) m) as celulas,
      (select json_build_object('nodes', coalesce(json_agg(m), '[]')) from (
        select g.nome_grupo as "nomeGrupo", m.status_membro as "statusMembro"
        from membro_grupo_louvor m join grupo_louvor g on g.id = m.id_grupo and g.id_cliente = m.id_cliente
        where m.id_membro = u.id and m.id_cliente = $1 and m.excluido_em is null and g.excluido_em is null
        order by g.nome_ordem, m.id limit 10) m) as grupos,
      (select json_build_object('nodes', coalesce(json_agg(m), '[]')) from (
        select json_build_object('id', e.id, 'nomeEvento', e.nome_evento) as evento
        from membro_evento m join evento e on e.id = m.id_evento and e.id_cliente = m.id_cliente
        where m.id_membro = u.id and m.id_cliente = $1 and e.excluido_em is null order by m.id limit 10) m) as eventos,
      (select json_build_object('nodes', coalesce(json_agg(v), '[]')) from (
        select v.id, v.data_visita as "dataVisita" from visita_pastoral v
        where v.id_visitado = u.id and v.id_cliente = $1 and v.excluido_em is null
        order by v.data_visita desc, v.id desc limit 10) v) as visitas,
      (select json_build_object('nodes', coalesce(json_agg(d), '[]')) from (
        select d.id, d.data_dizimo as "dataDizimo", d.valor_dizimo::text as "valorDizimo" from dizimo d
        where d.id_membro = u.id and d.id_cliente = $1 and d.excluido_em is null
        order by d.data_dizimo desc, d.id desc limit 10) d) as dizimos
    from usuario u where u.id_cliente = $1 and u.id = $2) p`,
  postgraphile: `query Pessoa($idCliente: Int!, $id: Int!) {
    pessoa: usuarioByRowIdAndIdCliente(rowId: $id, idCliente: $idCliente) { id: rowId name email dataNascimento
      ${departmentsOfPostgraphile}
      celulas: membroCelulasByIdMembroAndIdCliente(first: 10, condition: { excluidoEm: null }, orderBy: [PRIMARY_KEY_ASC]) {
        nodes { membroLider celula: celulaByIdCelulaAndIdCliente { nomeCelula } } }
      grupos: membroGrupoLouvorsByIdMembroAndIdCliente(first: 10, condition: { excluidoEm: null }, orderBy: [PRIMARY_KEY_ASC]) {
        nodes { statusMembro grupo: grupoLouvorByIdGrupoAndIdCliente { nomeGrupo } } }
      eventos: membroEventosByIdMembroAndIdCliente(first: 10, orderBy: [PRIMARY_KEY_ASC]) {
        nodes { evento: eventoByIdEventoAndIdCliente { id: rowId nomeEvento } } }
      visitas: visitaPastoralsByIdVisitadoAndIdCliente(first: 10, condition: { excluidoEm: null }, orderBy: [DATA_VISITA_DESC]) {
        nodes { id: rowId dataVisita } }
      dizimos: dizimosByIdMembroAndIdCliente(first: 10, condition: { excluidoEm: null }, orderBy: [DATA_DIZIMO_DESC]) {
        nodes { id: rowId dataDizimo valorDizimo } } } }`,
  holds: ({ pessoa }) =>
    Object.fromEntries(
      ['departamentos', 'celulas', 'grupos', 'eventos', 'visitas', 'dizimos'].map((edge) => [
        edge,
        pessoa[edge].length,
      ]),
    ),
  expected: { departamentos: 2, celulas: 1, grupos: 2, eventos: 4, visitas: 4, dizimos: 10 },
}

export const operations = [list, graph, detail]

/**
 * An answer in the form that all servers share: pages become lists of their nodes, fields are sorted, records of a
 * joined table that only one server nests become fields of the membership, and lists that PostGraphile cannot sort in
 * the product's order are sorted.
 */
export function comparable(value, key = '') {
  if (Array.isArray(value)) {
    const items = value.map((item) => comparable(item))
    return sortable.has(key) ? items.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)) : items
  }
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value.nodes)) return comparable(value.nodes, key)
  const { celula, grupo, ...fields } = value
  const entries = Object.entries({ ...fields, ...celula, ...grupo })
    // memberships have no id of their own in the answers that are compared
    .filter(([name]) => !(name === 'id' && 'statusMembro' in fields))
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([name, field]) => [name, comparable(field, name)]))
}

const sortable = new Set(['departamentos', 'membros', 'celulas', 'grupos', 'eventos', 'visitas', 'dizimos'])
