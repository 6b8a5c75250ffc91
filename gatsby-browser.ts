/** The styles of all pages. */
import './src/ui/base.css';
