import { serve } from '../../kit/thread.ts'
import { dibujarEscena } from './escena.ts'

serve(dibujarEscena)
