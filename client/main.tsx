import './kernel/theme'
import { OverlaysProvider } from '@blueprintjs/core'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { laterRoutes } from './kernel/later'
import { comeBack } from './kernel/session'
import { ConfirmProvider, keepKeyPressesWhole } from './kernel/ui'
import { routes } from './routes'

const root = document.getElementById('root')
if (!root) throw new Error('index.html without #root')

keepKeyPressesWhole()
comeBack()

createRoot(root).render(
  <StrictMode>
    <OverlaysProvider>
      <ConfirmProvider>
        <RouterProvider router={createBrowserRouter(laterRoutes(routes))} />
      </ConfirmProvider>
    </OverlaysProvider>
  </StrictMode>,
)
