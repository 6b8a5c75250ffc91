/** What a stylesheet imported with `?url` gives. */
export default '/static/styles.css';
