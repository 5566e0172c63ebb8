import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import { pedir } from './candeia.mjs'

const { CANDEIA_SEGREDO, PORTA = '8080' } = process.env
const vistas = new Set()

/** Confere quem enviou o aviso e que ele é de agora: um aviso antigo pode ter sido copiado. */
function confere(assinatura, corpo) {
  const partes = assinatura.split(',').map((parte) => parte.split('='))
  const t = Number(partes.find(([nome]) => nome === 't')?.[1] ?? 0)
  if (!(Math.abs(Date.now() / 1000 - t) < 300)) return false
  const certa = createHmac('sha256', CANDEIA_SEGREDO).update(`${t}.${corpo}`).digest('hex')
  const iguais = (uma) => uma.length === certa.length && timingSafeEqual(Buffer.from(uma), Buffer.from(certa))
  return partes.some(([nome, valor = '']) => nome === 'v1' && iguais(valor))
}

/** O aviso diz só que registro mudou. O resto se lê com o token, que pode o que foi marcado nele. */
async function tratar({ evento, tipo, id }) {
  // Um teste não tem registro: tipo e id vêm nulos.
  if (tipo !== 'Usuario') return console.log(evento)
  try {
    const { usuario } = await pedir('query($id: ID!) { usuario(id: $id) { name } }', { id })
    console.log(evento, usuario.name)
  } catch (erro) {
    // Foi excluída antes deste aviso: repeti-lo não a traria de volta.
    if (erro.code !== 'NOT_FOUND') throw erro
  }
}

createServer(async (pedido, resposta) => {
  const corpo = await new Response(pedido).text()
  if (!confere(pedido.headers['candeia-assinatura'] ?? '', corpo)) return resposta.writeHead(401).end()
  const aviso = JSON.parse(corpo)
  try {
    // O mesmo aviso pode chegar mais de uma vez, com o mesmo número.
    if (!vistas.has(aviso.entrega)) await tratar(aviso)
    vistas.add(aviso.entrega)
    resposta.writeHead(204).end()
  } catch (erro) {
    // O aviso volta mais tarde.
    console.error(erro)
    resposta.writeHead(503).end()
  }
}).listen(Number(PORTA), () => console.log('pronto'))
