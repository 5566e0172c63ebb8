/** A new person is active and has no access until somebody grants it. */
export const newUsuario = { usuarioAtivo: 1, recemConvertido: 0, perfil: -1 }
