import { perfis } from '../../../../schema/rules/perfis'

/** A new person is active and has no perfil until somebody gives one. */
export const newUsuario = { usuarioAtivo: 1, recemConvertido: 0, perfil: perfis.none }
