/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ClasseDoAlunoQueryVariables = Exact<{
  id: string | number;
}>;


export type ClasseDoAlunoQuery = { classeEBD: { id: number, uuid: string, idCliente: number, nomeClasse: string, excluidoEm: string | null, acoesPermitidas: Array<string> } };

export type AdicionarMembrosClasseEbdMutationVariables = Exact<{
  idClasse: string | number;
  ids: Array<string | number> | string | number;
}>;


export type AdicionarMembrosClasseEbdMutation = { adicionarMembrosClasseEBD: { message: string, feitos: number, recusados: Array<{ id: string, name: string | null, motivo: string, lotado: boolean | null }> } };


export const ClasseDoAlunoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClasseDoAluno"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"classeEBD"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"nomeClasse"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]}}]} as unknown as DocumentNode<ClasseDoAlunoQuery, ClasseDoAlunoQueryVariables>;
export const AdicionarMembrosClasseEbdDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdicionarMembrosClasseEbd"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idClasse"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adicionarMembrosClasseEBD"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"idClasse"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idClasse"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Resultado"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Resultado"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResultadoLote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"feitos"}},{"kind":"Field","name":{"kind":"Name","value":"recusados"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"motivo"}},{"kind":"Field","name":{"kind":"Name","value":"lotado"}}]}}]}}]} as unknown as DocumentNode<AdicionarMembrosClasseEbdMutation, AdicionarMembrosClasseEbdMutationVariables>;
export const useClasseDoAlunoQuery = (options: useQuery.Options<ClasseDoAlunoQuery, ClasseDoAlunoQueryVariables> | SkipToken): useQuery.Result<ClasseDoAlunoQuery, ClasseDoAlunoQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(ClasseDoAlunoDocument, options as never) as never
export const useAdicionarMembrosClasseEbdMutation = (options?: useMutation.Options<AdicionarMembrosClasseEbdMutation, AdicionarMembrosClasseEbdMutationVariables>): useMutation.ResultTuple<AdicionarMembrosClasseEbdMutation, AdicionarMembrosClasseEbdMutationVariables> => useMutation(AdicionarMembrosClasseEbdDocument, options as never) as never