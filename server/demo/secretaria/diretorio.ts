import type { DemoArea } from '../context.js'

const textos = ['diretorioTelefone', 'diretorioEmail', 'diretorioAniversario'] as const

/**
 * What people show to each other in 'Contatos da igreja': about half of the active adults answered, most of them with
 * yes. For a few minors the administrator recorded what their responsible people said. Somebody took an answer back.
 */
export const diretorio: DemoArea = async ({ work, people, random, idUsuario, start }) => {
  const shown = (email: string | null | undefined) => /^(membro|lider|pastor)@/.test(email ?? '')
  const answers = people.flatMap(({ id, idade, usuarioAtivo, email, createdAt }) => {
    const minor = idade < 18
    const answered = shown(email) || (usuarioAtivo === 1 && idade !== 17 && random.chance(minor ? 0.12 : 0.5))
    if (!answered || idade < 12) return []
    const known = Math.max(createdAt.getTime(), new Date(`${start}T12:00:00Z`).getTime())
    const at = new Date(known + random.int(1, 20) * 3_600_000)
    return textos.flatMap((documento) => {
      const yes = shown(email) || random.chance(documento === 'diretorioEmail' ? 0.5 : 0.85)
      const answer = {
        idCliente: work.idCliente,
        idUsuario: id,
        documento,
        versaoTexto: 1,
        aceito: yes ? 1 : 0,
        idAutor: minor ? idUsuario : null,
        createdAt: at,
        updatedAt: at,
      }
      if (!yes || shown(email) || !random.chance(0.04)) return [answer]
      const later = new Date(at.getTime() + 7_200_000)
      return [answer, { ...answer, aceito: 0, createdAt: later, updatedAt: later }]
    })
  })
  await work.db.insertInto('consentimento').values(answers).execute()
}
