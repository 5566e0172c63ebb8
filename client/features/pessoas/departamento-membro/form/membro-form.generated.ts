/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DepartamentoDoMembroQueryVariables = Exact<{
  id: string | number;
}>;


export type DepartamentoDoMembroQuery = { departamento: { id: number, uuid: string, idCliente: number, tituloDepartamento: string, excluidoEm: string | null, acoesPermitidas: Array<string> } };

export type AdicionarMembrosAoDepartamentoMutationVariables = Exact<{
  idDepartamento: string | number;
  ids: Array<string | number> | string | number;
}>;


export type AdicionarMembrosAoDepartamentoMutation = { adicionarMembrosDepartamento: { message: string, feitos: number, recusados: Array<{ id: string, name: string | null, motivo: string, lotado: boolean | null }> } };


export const DepartamentoDoMembroDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DepartamentoDoMembro"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"departamento"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"tituloDepartamento"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]}}]} as unknown as DocumentNode<DepartamentoDoMembroQuery, DepartamentoDoMembroQueryVariables>;
export const AdicionarMembrosAoDepartamentoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdicionarMembrosAoDepartamento"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idDepartamento"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adicionarMembrosDepartamento"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"idDepartamento"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idDepartamento"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Resultado"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Resultado"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResultadoLote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"feitos"}},{"kind":"Field","name":{"kind":"Name","value":"recusados"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"motivo"}},{"kind":"Field","name":{"kind":"Name","value":"lotado"}}]}}]}}]} as unknown as DocumentNode<AdicionarMembrosAoDepartamentoMutation, AdicionarMembrosAoDepartamentoMutationVariables>;
export const useDepartamentoDoMembroQuery = (options: useQuery.Options<DepartamentoDoMembroQuery, DepartamentoDoMembroQueryVariables> | SkipToken): useQuery.Result<DepartamentoDoMembroQuery, DepartamentoDoMembroQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(DepartamentoDoMembroDocument, options as never) as never
export const useAdicionarMembrosAoDepartamentoMutation = (options?: useMutation.Options<AdicionarMembrosAoDepartamentoMutation, AdicionarMembrosAoDepartamentoMutationVariables>): useMutation.ResultTuple<AdicionarMembrosAoDepartamentoMutation, AdicionarMembrosAoDepartamentoMutationVariables> => useMutation(AdicionarMembrosAoDepartamentoDocument, options as never) as never