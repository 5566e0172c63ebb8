import { generate } from 'otplib'
import { checkPix, searchPix } from '../../server/features/missoes/pix-recebido/banco/buscar-pix.js'
import type { Turn } from '../../server/kernel/base/turns/turn.js'
import type { GraphqlAnswer, RestAnswer, TestApp, TestChurch } from './harness.js'
import { knownPassword, knowPassword } from './password.js'
import { type BankPix, FakePsp } from './psp.js'

/** What a bank tells, written without asking a bank. */
export { registerDevolucoes } from '../../server/features/missoes/pix-recebido/devolucao/devolver-pix.js'
export { registerPix } from '../../server/features/missoes/pix-recebido/lancamento/registrar-pix.js'

const author = { idUsuario: null, acao: 'pixRecebido.lancar' as const, requisicao: 'teste' }
const key = '11222333000181'

/** A turn in which all work is done. */
const endless: Turn = { over: false, anew: () => endless }

/** A church with a Pix key and a bank of its own, for tests. */
export class PixChurch {
  private secret = ''

  private constructor(
    readonly app: TestApp,
    readonly psp: FakePsp,
    readonly church: TestChurch,
    /** the token of the administrator */
    readonly admin: string,
  ) {}

  /** @param days how long ago the church began; a process remembers this from its first transaction */
  static async start(app: TestApp, days = 0): Promise<PixChurch> {
    const psp = await FakePsp.start()
    const church = await app.church()
    const begun = 'update cliente set created_at = now() - make_interval(days => $2) where id = $1'
    if (days) await app.sql(begun, [church.idCliente, days])
    await knowPassword(app, church.idCliente)
    const admin = await church.token(1)
    const set = `chave_pix = '${key}', nome_pix = 'IGREJA BETEL', cidade_pix = 'SAO PAULO'`
    await app.sql(`update cliente set ${set} where id = $1`, [church.idCliente])
    return new PixChurch(app, psp, church, admin)
  }

  /** A code of the administrator's second step. */
  code = async (): Promise<string> => {
    // the code of now may be used, though the one before was used in the same half minute
    await this.app.sql('update credencial set totp_ultimo_passo = 0 where id_usuario = $1 and id_cliente = $1', [
      this.church.idCliente,
    ])
    return generate({ secret: this.secret, epoch: Math.floor(Date.now() / 1000) })
  }

  /** The administrator signs in in two steps from now on. */
  inTwoSteps = async (): Promise<void> => {
    const prepare = 'mutation($p: String!) { prepararDoisFatores(password: $p) { segredo } }'
    const { data } = await this.app.graphql(this.admin, prepare, { p: knownPassword })
    this.secret = data.prepararDoisFatores.segredo
    const activate = 'mutation($codigo: String!) { ativarDoisFatores(codigo: $codigo) }'
    await this.app.graphql(this.admin, activate, { codigo: await this.code() })
  }

  configure = async (input: object = {}): Promise<GraphqlAnswer> =>
    this.app.graphql(
      this.admin,
      'mutation($input: PixAutomaticoInput!) { configurarPixAutomatico(input: $input) { ativo temCertificado problema versao } }',
      {
        input: {
          ativo: true,
          ...this.psp.settings,
          minhaSenha: knownPassword,
          codigo: await this.code(),
          ...input,
        },
      },
    )

  /** Switches it on, and lets the first search register the address of the notices. */
  switchOn = async (): Promise<void> => {
    await this.inTwoSteps()
    const { errors } = await this.configure()
    if (errors) throw new Error(JSON.stringify(errors))
    await this.search()
  }

  /** A token of the administrator, who signs in in two steps. */
  apiToken = async (escopos: readonly string[]): Promise<string> => {
    const create = `mutation($escopos: [String!]!, $senha: String, $codigo: String) {
      criarTokenApi(nome: "Site", escopos: $escopos, minhaSenha: $senha, codigo: $codigo) { token } }`
    const variables = { escopos, senha: knownPassword, codigo: await this.code() }
    const { data, errors } = await this.app.graphql(this.admin, create, variables)
    if (errors) throw new Error(JSON.stringify(errors))
    return data.criarTokenApi.token
  }

  search = async (): Promise<void> =>
    void (await searchPix(this.app.services, this.church.idCliente, author, undefined, endless))

  /** Where the bank sends its notices. */
  get notices(): string {
    return `${new URL(this.psp.webhooks.get(key) ?? 'http://x/').pathname.replace('/api', '')}/pix`
  }

  /** Reads these Pix from the bank, as the job of a notice does. */
  check = async (...ids: string[]): Promise<void> =>
    void (await checkPix(this.app.services, this.church.idCliente, author, { pix: ids, falhas: 0 }, endless))

  /** The bank tells of a Pix. The job that it queues is done here. */
  tell = async (...pix: BankPix[]): Promise<RestAnswer> => {
    const answer = await this.app.rest(null, 'POST', this.notices, { pix })
    await this.check(...pix.map(({ endToEndId }) => endToEndId))
    return answer
  }
}
