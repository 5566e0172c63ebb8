/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Sentido da ordenação. */
export type Direcao =
  /** Crescente. */
  | 'ASC'
  /** Decrescente. */
  | 'DESC';

/** Campos pelos quais a lista pode ser ordenada. */
export type MembroClasseEbdCampo =
  /** Quando foi adicionada. */
  | 'createdAt'
  /** E-mail da pessoa. */
  | 'email'
  /** Nome da pessoa. */
  | 'name'
  /** Status. */
  | 'statusMembro';

/** Filtro da lista de alunos da EBD. */
export type MembroClasseEbdFiltro = {
  /** Classe, por número ou uuid. Sem ela, os de todas. */
  idClasse?: string | number | null | undefined;
  /** ativo ou inativo. */
  statusMembro?: string | null | undefined;
};

/** Ordem de uma lista de MembroClasseEBD. */
export type MembroClasseEbdOrdem = {
  /** Campo. */
  campo: MembroClasseEbdCampo;
  /** Sentido. */
  direcao?: Direcao;
};

export type MembroClasseEbdLinhaFragment = { id: number, uuid: string, idCliente: number, idClasse: number, idMembro: number, statusMembro: string, createdAt: string, acoesPermitidas: Array<string>, membro: { id: number, uuid: string, name: string, email: string | null, telefoneUsuario: string | null, fotoUrl: string | null } | null };

export type MembrosClasseEbdQueryVariables = Exact<{
  id: string | number;
  first?: number | null | undefined;
  after?: string | null | undefined;
  busca?: string | null | undefined;
  ordem?: Types.MembroClasseEbdOrdem | null | undefined;
  filtro?: Types.MembroClasseEbdFiltro | null | undefined;
}>;


export type MembrosClasseEbdQuery = { classeEBD: { id: number, uuid: string, acoesPermitidas: Array<string>, nomeClasse: string }, membrosClasseEBD: { totalCount: number, nodes: Array<{ id: number, uuid: string, idCliente: number, idClasse: number, idMembro: number, statusMembro: string, createdAt: string, acoesPermitidas: Array<string>, membro: { id: number, uuid: string, name: string, email: string | null, telefoneUsuario: string | null, fotoUrl: string | null } | null }> } };

export type ExcluirMembroClasseEbdMutationVariables = Exact<{
  idClasse: string | number;
  idMembro: string | number;
}>;


export type ExcluirMembroClasseEbdMutation = { excluirMembroClasseEBD: { message: string } };

export type AtivarMembroClasseEbdMutationVariables = Exact<{
  idClasse: string | number;
  idMembro: string | number;
}>;


export type AtivarMembroClasseEbdMutation = { ativarMembroClasseEBD: { id: number, uuid: string, statusMembro: string, acoesPermitidas: Array<string> } };

export type DesativarMembroClasseEbdMutationVariables = Exact<{
  idClasse: string | number;
  idMembro: string | number;
}>;


export type DesativarMembroClasseEbdMutation = { desativarMembroClasseEBD: { id: number, uuid: string, statusMembro: string, acoesPermitidas: Array<string> } };

export const MembroClasseEbdLinhaFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MembroClasseEbdLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MembroClasseEBD"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"idClasse"}},{"kind":"Field","name":{"kind":"Name","value":"idMembro"}},{"kind":"Field","name":{"kind":"Name","value":"statusMembro"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"membro"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"telefoneUsuario"}},{"kind":"Field","name":{"kind":"Name","value":"fotoUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<MembroClasseEbdLinhaFragment, unknown>;
export const MembrosClasseEbdDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MembrosClasseEbd"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"busca"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ordem"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MembroClasseEBDOrdem"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filtro"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MembroClasseEBDFiltro"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"classeEBD"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}},{"kind":"Field","name":{"kind":"Name","value":"nomeClasse"}}]}},{"kind":"Field","name":{"kind":"Name","value":"membrosClasseEBD"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"busca"},"value":{"kind":"Variable","name":{"kind":"Name","value":"busca"}}},{"kind":"Argument","name":{"kind":"Name","value":"ordem"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ordem"}}},{"kind":"Argument","name":{"kind":"Name","value":"filtro"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filtro"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MembroClasseEbdLinha"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MembroClasseEbdLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MembroClasseEBD"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"idClasse"}},{"kind":"Field","name":{"kind":"Name","value":"idMembro"}},{"kind":"Field","name":{"kind":"Name","value":"statusMembro"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"membro"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"telefoneUsuario"}},{"kind":"Field","name":{"kind":"Name","value":"fotoUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<MembrosClasseEbdQuery, MembrosClasseEbdQueryVariables>;
export const ExcluirMembroClasseEbdDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExcluirMembroClasseEbd"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idClasse"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idMembro"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"excluirMembroClasseEBD"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"idClasse"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idClasse"}}},{"kind":"Argument","name":{"kind":"Name","value":"idMembro"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idMembro"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ExcluirMembroClasseEbdMutation, ExcluirMembroClasseEbdMutationVariables>;
export const AtivarMembroClasseEbdDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AtivarMembroClasseEbd"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idClasse"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idMembro"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ativarMembroClasseEBD"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"idClasse"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idClasse"}}},{"kind":"Argument","name":{"kind":"Name","value":"idMembro"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idMembro"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"statusMembro"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]}}]} as unknown as DocumentNode<AtivarMembroClasseEbdMutation, AtivarMembroClasseEbdMutationVariables>;
export const DesativarMembroClasseEbdDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DesativarMembroClasseEbd"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idClasse"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idMembro"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"desativarMembroClasseEBD"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"idClasse"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idClasse"}}},{"kind":"Argument","name":{"kind":"Name","value":"idMembro"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idMembro"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"statusMembro"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]}}]} as unknown as DocumentNode<DesativarMembroClasseEbdMutation, DesativarMembroClasseEbdMutationVariables>;
export const useMembrosClasseEbdQuery = (options: useQuery.Options<MembrosClasseEbdQuery, MembrosClasseEbdQueryVariables> | SkipToken): useQuery.Result<MembrosClasseEbdQuery, MembrosClasseEbdQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(MembrosClasseEbdDocument, options as never) as never
export const useExcluirMembroClasseEbdMutation = (options?: useMutation.Options<ExcluirMembroClasseEbdMutation, ExcluirMembroClasseEbdMutationVariables>): useMutation.ResultTuple<ExcluirMembroClasseEbdMutation, ExcluirMembroClasseEbdMutationVariables> => useMutation(ExcluirMembroClasseEbdDocument, options as never) as never
export const useAtivarMembroClasseEbdMutation = (options?: useMutation.Options<AtivarMembroClasseEbdMutation, AtivarMembroClasseEbdMutationVariables>): useMutation.ResultTuple<AtivarMembroClasseEbdMutation, AtivarMembroClasseEbdMutationVariables> => useMutation(AtivarMembroClasseEbdDocument, options as never) as never
export const useDesativarMembroClasseEbdMutation = (options?: useMutation.Options<DesativarMembroClasseEbdMutation, DesativarMembroClasseEbdMutationVariables>): useMutation.ResultTuple<DesativarMembroClasseEbdMutation, DesativarMembroClasseEbdMutationVariables> => useMutation(DesativarMembroClasseEbdDocument, options as never) as never