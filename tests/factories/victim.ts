import type { TestApp, TestChurch } from './harness.js'

/** One record of every kind, made as people make them. Each new feature adds its own; the tenant sweep says when one is missing. */
export async function fillChurch(app: TestApp, church: TestChurch): Promise<void> {
  const token = await church.token(1)
  const done = <T extends { status: number }>(answer: T): T => {
    if (answer.status >= 300) throw new Error(JSON.stringify(answer))
    return answer
  }
  await church.person({ name: 'Vítima da Silva' })
  const { body: tipos } = await app.rest(token, 'GET', '/tipoPatrimonios')
  const asset = { nomePatrimonio: 'Piano da vítima', codigoPatrimonio: 'VIT-1', tipoPatrimonio: tipos[0].id }
  const { body: patrimonio } = done(await app.rest(token, 'POST', '/patrimonios', asset))
  const picture = {
    name: 'foto.png',
    type: 'image/png',
    data: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  }
  done(
    await app.upload(
      token,
      'mutation($id: ID!, $arquivo: Upload!) { enviarFotoPatrimonio(id: $id, arquivo: $arquivo) { fotoUrl } }',
      { id: patrimonio.id },
      { arquivo: picture },
    ),
  )
  done(await app.graphql(token, 'mutation { atualizarNivelUsuario(perfil: 3, nome: "Líder de célula") { nome } }'))
  done(await app.graphql(token, 'mutation { criarTokenApi(nome: "Site", escopos: ["patrimonio.ler"]) { token } }'))
  const people = {
    name: 'membros.csv',
    type: 'text/csv',
    data: Buffer.from('name,email\nInês Importada,ines.vitima@exemplo.com.br\n'),
  }
  done(
    await app.upload(
      token,
      'mutation($arquivo: Upload!) { prepararImportacao(arquivo: $arquivo) { id } }',
      {},
      { arquivo: people },
    ),
  )
}
